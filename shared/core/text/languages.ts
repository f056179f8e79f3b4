/** Written by `npm run texts` from the folders of `shared/languages`. */
export const languages = ['en', 'es', 'ar', 'ht', 'ko', 'ru', 'so', 'tl', 'vi', 'zh'] as const
/** Languages of everything; the others have what neighbors read. */
export const staffLanguages = ['en', 'es'] as const
type Facts<F = string> = Readonly<Record<(typeof languages)[number], F>>
export type DateNames = Readonly<Record<'month' | 'weekday', Readonly<Record<'long' | 'short', readonly string[]>>>>
/** Each in itself, so that whoever reads only that one finds it. */
export const languageNames: Facts = {
  en: 'English',
  es: 'Español',
  ar: 'العربية',
  ht: 'Kreyòl Ayisyen',
  ko: '한국어',
  ru: 'Русский',
  so: 'Soomaali',
  tl: 'Tagalog',
  vi: 'Tiếng Việt',
  zh: '中文',
}
/** Ways to write dates and numbers. */
export const locales: Facts = {
  en: 'en-US',
  es: 'es-US',
  ar: 'ar-US',
  ht: 'fr-HT-u-hc-h12',
  ko: 'ko-US',
  ru: 'ru-US-u-hc-h12',
  so: 'en-US',
  tl: 'fil-US',
  vi: 'vi-US-u-hc-h12',
  zh: 'zh-Hans-US-u-hc-h12',
}
export const directions: Facts<'ltr' | 'rtl'> = {
  en: 'ltr',
  es: 'ltr',
  ar: 'rtl',
  ht: 'ltr',
  ko: 'ltr',
  ru: 'ltr',
  so: 'ltr',
  tl: 'ltr',
  vi: 'ltr',
  zh: 'ltr',
}
/** Names of months and of weekdays from Sunday, where `Intl` has none for the language. */
export const ownDates: Partial<Facts<DateNames>> = {
  ht: {
    month: {
      long: ['janvye', 'fevriye', 'mas', 'avril', 'me', 'jen', 'jiyè', 'out', 'septanm', 'oktòb', 'novanm', 'desanm'],
      short: ['janv.', 'fev.', 'mas', 'avr.', 'me', 'jen', 'jiyè', 'out', 'sept.', 'okt.', 'nov.', 'des.'],
    },
    weekday: {
      long: ['dimanch', 'lendi', 'madi', 'mèkredi', 'jedi', 'vandredi', 'samdi'],
      short: ['dim.', 'len.', 'mad.', 'mèk.', 'jed.', 'van.', 'sam.'],
    },
  },
  so: {
    month: {
      long: [
        'Jannaayo',
        'Febraayo',
        'Maarso',
        'Abriil',
        'Maayo',
        'Juun',
        'Luulyo',
        'Ogosto',
        'Sebteembar',
        'Oktoobar',
        'Noofeembar',
        'Diseembar',
      ],
      short: ['Jan', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Lul', 'Ogs', 'Seb', 'Okt', 'Nof', 'Dis'],
    },
    weekday: {
      long: ['Axad', 'Isniin', 'Talaado', 'Arbaco', 'Khamiis', 'Jimco', 'Sabti'],
      short: ['Axd', 'Isn', 'Tldo', 'Arbc', 'Khms', 'Jmc', 'Sbti'],
    },
  },
}
