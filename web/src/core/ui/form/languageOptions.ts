import { languageNames, languages, staffLanguages } from '../../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../../shared/core/text/text.ts'

/** Each language in its own words, read out in them. */
const options = (some: readonly Language[]) =>
  some.map((value) => ({ value, lang: value, label: languageNames[value] }))

/** Languages that neighbors read. */
export const languageOptions = options(languages)
/** Languages that staff, stores and volunteers read. */
export const staffLanguageOptions = options(staffLanguages)
