import type { MadeLanguage } from '../../../../shared/core/text/made.ts'
import type { sourceLanguage } from '../../../../shared/core/text/text.ts'
import type { TextCorrection } from '../../../../shared/work/translations/translation.ts'

type Texts = Readonly<Record<string, string>>
const files: Readonly<Record<MadeLanguage | typeof sourceLanguage, () => Promise<{ default: Texts }>>> = {
  en: () => import('neighbor-texts:en'),
  ar: () => import('neighbor-texts:ar'),
  ht: () => import('neighbor-texts:ht'),
  ko: () => import('neighbor-texts:ko'),
  ru: () => import('neighbor-texts:ru'),
  so: () => import('neighbor-texts:so'),
  tl: () => import('neighbor-texts:tl'),
  vi: () => import('neighbor-texts:vi'),
  zh: () => import('neighbor-texts:zh'),
}

/** A text as the machine wrote it, beside the English one. */
export interface TextToRead {
  readonly key: string
  readonly english: string
  readonly wording: string
}

/** Rooms that a correction changes with a release alone: `vocabulary` of what is signed or recognized, and agreed sentences. */
const fixedRooms = ['pantry/tefap declarations ', 'pantry/customers consent ', 'core/texting keywords ']
export const isFixed = ({ key }: Pick<TextToRead, 'key'>) => fixedRooms.some((room) => key.startsWith(room))

/** Texts of a language, each wording once: a correction is of all that say the same. */
export async function readTexts(language: MadeLanguage): Promise<TextToRead[]> {
  const [english, own] = await Promise.all([files.en(), files[language]()])
  const byWording = new Map<string, TextToRead>()
  for (const [key, wording] of Object.entries(own.default)) {
    const source = english.default[key] ?? english.default[key.replace(/_\w+$/, '_other')] ?? ''
    if (!byWording.has(wording)) byWording.set(wording, { key, english: source, wording })
  }
  return [...byWording.values()]
}

/** Texts with a word in English or in the language, the corrected ones alone where that is asked. */
export function foundTexts(
  texts: readonly TextToRead[],
  { search, corrections, onlyCorrected }: { search: string; corrections: Texts; onlyCorrected: boolean },
): TextToRead[] {
  const sought = search.trim().toLowerCase()
  return texts.filter(({ english, wording }) => {
    const corrected = corrections[wording]
    if (onlyCorrected && corrected === undefined) return false
    return [english, wording, corrected ?? ''].some((text) => text.toLowerCase().includes(sought))
  })
}

/** Corrections as the files of the project have texts: the rooms of each noun with the keys that were corrected. */
export function correctionsFile(texts: readonly TextToRead[], corrections: readonly TextCorrection[]): string {
  const corrected = new Map(corrections.map(({ Wording, Corrected }) => [Wording, Corrected]))
  const nouns: Record<string, Record<string, Record<string, string>>> = {}
  for (const { key, wording } of texts) {
    const text = corrected.get(wording)
    if (text === undefined) continue
    const [noun = '', room = '', name = ''] = key.split(' ')
    const rooms = nouns[noun] ?? {}
    nouns[noun] = { ...rooms, [room]: { ...rooms[room], [name]: text } }
  }
  return JSON.stringify(nouns, null, 2)
}
