import { asCorrected, type Language, type TextKey } from '../../core/text/text.ts'
import { systemTagTexts } from './systemTagsTexts.ts'

const keys = Object.keys(systemTagTexts.en) as TextKey<typeof systemTagTexts>[]

/** Name of the system-wide group of diets, which its copies keep. */
export const dietGroup = 'Diet'
export const kitchenGroup = 'Kitchen'

/** A tag or group in the reader's language where it has the name of a system-wide one, else as its owner named it. */
export function tagNameIn(name: string, language: Language): string {
  const key = keys.find((known) => systemTagTexts.en[known] === name)
  return key === undefined ? name : asCorrected(language, systemTagTexts[language][key])
}

/** Name that is stored when a form shows `stored` in the reader's language: left as it is, it renames nothing. */
export const storedTagName = (typed: string, stored: string | undefined, language: Language): string =>
  stored !== undefined && typed.trim() === tagNameIn(stored, language) ? stored : typed
