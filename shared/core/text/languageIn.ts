import { languageNames, locales } from './languages.ts'
import type { Language } from './text.ts'

/** The name of a language in another: `Spanish`, `español`; in itself where the other has no name for it. */
export const languageIn = (named: Language, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: 'language', fallback: 'none' }).of(named) ?? languageNames[named]
