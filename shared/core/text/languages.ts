/** Written by `npm run texts` from the folders of `shared/languages`. */
export const languages = ['en', 'es'] as const
type Facts<F = string> = Readonly<Record<(typeof languages)[number], F>>
/** Each in itself, so that whoever reads only that one finds it. */
export const languageNames: Facts = { en: 'English', es: 'Español' }
/** Ways to write dates and numbers. */
export const locales: Facts = { en: 'en-US', es: 'es-US' }
export const directions: Facts<'ltr' | 'rtl'> = { en: 'ltr', es: 'ltr' }
