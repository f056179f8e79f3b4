import { systemTagTexts } from '../text/systemTags.ts'
import type { Language, TextKey } from '../text/text.ts'

const keys = Object.keys(systemTagTexts.en) as TextKey<typeof systemTagTexts>[]

/** A tag or group in the reader's language where it has the name of a system-wide one, else as its owner named it. */
export function tagNameIn(name: string, language: Language): string {
  const key = keys.find((known) => systemTagTexts.en[known] === name)
  return key === undefined ? name : systemTagTexts[language][key]
}
