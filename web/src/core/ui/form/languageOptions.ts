import { languageNames, languages } from '../../../../../shared/core/text/languages.ts'

/** Each language in its own words, read out in them. */
export const languageOptions = languages.map((value) => ({ value, lang: value, label: languageNames[value] }))
