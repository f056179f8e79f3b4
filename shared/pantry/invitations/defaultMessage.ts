import { languages } from '../../core/text/languages.ts'
import { sentence } from '../../core/text/sentence.ts'
import { fill, type Language } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

const wording = { en: en.wording, es: es.wording }
const welcome = sentence<'defaultMessage', 'name'>(wording, 'defaultMessage')

/**
 * Message of an invitation that nobody changed, in the name of who invites. It replaces the specification's
 * "Welcome to OrderAhead! Here is a link just for you:", which names another product and ends before the link.
 */
export const defaultMessage = (language: Language, name: string) => fill(welcome[language], { name })

/** Recognized in every language, so that it can follow the one that is chosen. */
export const isDefaultMessage = (message: string, name: string) =>
  languages.some((language) => message === defaultMessage(language, name))
