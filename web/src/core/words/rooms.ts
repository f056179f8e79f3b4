import { type Language, sourceLanguage } from '../../../../shared/core/text/text.ts'
import { firstLanguage } from './firstLanguage.ts'

/**
 * Rooms of texts in the built app: each language of a room is a file of its own, loaded when a page that has the room is
 * loaded in that language. Development and tests have all languages in the rooms.
 */

type Words = Readonly<Record<string, string>>
type Load = () => Promise<{ default: Words }>

const wanted = new Set<Language>()
const loads: ((language: Language) => Promise<void>)[] = []

/** A room that fills itself with the languages that are wanted, with English for those that don't have it. */
/* @__NO_SIDE_EFFECTS__ */
export function room(
  files: Readonly<Partial<Record<Language, Load>> & Record<typeof sourceLanguage, Load>>,
): Partial<Record<Language, Words>> {
  const words: Partial<Record<Language, Words>> = {}
  const started: Partial<Record<Language, Promise<void>>> = {}
  const load = (language: Language) =>
    (started[language] ??= (files[language] ?? files[sourceLanguage])().then(
      (file) => {
        words[language] = file.default
      },
      (error: unknown) => {
        delete started[language]
        throw error
      },
    ))
  loads.push(load)
  // Failed loads are repeated, and reported, when a component waits for them.
  for (const language of wantedLanguages()) load(language).catch(() => undefined)
  return words
}

function wantedLanguages() {
  if (wanted.size === 0) wanted.add(firstLanguage())
  return wanted
}

/** Waits for the texts of the code that is loaded, then returns what it was given: `import('./Page.tsx').then(withTexts)`. */
export async function withTexts<V>(loaded: V): Promise<V> {
  await Promise.all([...wantedLanguages()].flatMap((language) => loads.map((load) => load(language))))
  return loaded
}

/** Loads a language for the code that is loaded and for what comes later. */
export async function loadLanguage(language: Language): Promise<void> {
  const isNew = !wantedLanguages().has(language)
  wanted.add(language)
  try {
    await withTexts(undefined)
  } catch (error) {
    if (isNew) wanted.delete(language)
    throw error
  }
}
