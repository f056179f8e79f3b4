import { languages } from '../../core/text/languages.ts'
import { sentence } from '../../core/text/sentence.ts'
import { fill, type Language } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/invitations.json' with { type: 'json' }
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/invitations.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/invitations.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/invitations.json' with { type: 'json' }
import so from '../../languages/so/pantry/invitations.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/invitations.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/invitations.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/invitations.json' with { type: 'json' }

const welcome = {
  en: en.welcome,
  es: es.welcome,
  ar: ar.welcome,
  ht: ht.welcome,
  ko: ko.welcome,
  ru: ru.welcome,
  so: so.welcome,
  tl: tl.welcome,
  vi: vi.welcome,
  zh: zh.welcome,
}
const welcomes = sentence<'defaultMessage', 'name'>(welcome, 'defaultMessage')

/**
 * Message of an invitation that nobody changed, in the name of who invites. It replaces the specification's
 * "Welcome to OrderAhead! Here is a link just for you:", which names another product and ends before the link.
 */
export const defaultMessage = (language: Language, name: string) => fill(welcomes[language], { name })

/** Recognized in every language, so that it can follow the one that is chosen. */
export const isDefaultMessage = (message: string, name: string) =>
  languages.some((language) => message === defaultMessage(language, name))
