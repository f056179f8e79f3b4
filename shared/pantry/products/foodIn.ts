import { type NamedTranslations, readIn } from '../../core/schema/translated.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { isMade, type MadeLanguage } from '../../core/text/made.ts'
import type { Language } from '../../core/text/text.ts'
import ar from './foods/ar.json' with { type: 'json' }
import ht from './foods/ht.json' with { type: 'json' }
import ko from './foods/ko.json' with { type: 'json' }
import ru from './foods/ru.json' with { type: 'json' }
import so from './foods/so.json' with { type: 'json' }
import tl from './foods/tl.json' with { type: 'json' }
import vi from './foods/vi.json' with { type: 'json' }
import zh from './foods/zh.json' with { type: 'json' }
import { saidFood } from './foodWords.ts'

/** Names of food in languages that staff don't write, from a dictionary: each word of the English name, or nothing. */

type Dictionary = Readonly<Record<string, string>>

/** Name of a food that others say more of: `chicken soup` is a soup, of chicken. */
type Joined = (head: string, which: readonly string[]) => string
const headFirst: Joined = (head, which) => [head, ...which.toReversed()].join(' ')
const headLast: Joined = (head, which) => [...which, head].join(' ')

const dictionaries: Readonly<Record<MadeLanguage, readonly [Dictionary, Joined]>> = {
  ar: [ar, headFirst],
  ht: [ht, headFirst],
  ko: [ko, headLast],
  ru: [ru, (head, which) => (which.length === 0 ? head : `${head} (${which.join(', ')})`)],
  so: [so, headFirst],
  tl: [tl, (head, which) => [head, ...which.toReversed()].join(' na ')],
  vi: [vi, headFirst],
  zh: [zh, (head, which) => [...which, head].join('')],
}

const commas: Partial<Record<MadeLanguage, string>> = { ar: '، ', zh: '，' }

/** The name that the dictionary gives; nothing where it does not know a word. */
export function foodNameIn(name: string, language: Language): string | undefined {
  if (!isMade(language)) return undefined
  const said = saidFood(name)
  if (!said) return undefined
  const [words, joined] = dictionaries[language]
  const word = (key: string) => words[key] ?? ''
  const foods = said.foods.map((keys) => joined(word(keys.at(-1) ?? ''), keys.slice(0, -1).map(word)))
  const all = [...foods, ...said.qualities.map(word)].join(commas[language] ?? ', ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

interface Named {
  readonly Name: string
  readonly Translations?: NamedTranslations | undefined
}

/** A product in a language: as staff wrote it, else by the dictionary, with the name on the shelf behind it. */
export function foodIn<R extends Named>(record: R, language: Language): R {
  const read = readIn(record, language)
  const made = record.Translations?.[language]?.Name ? undefined : foodNameIn(record.Name, language)
  return made ? { ...read, Name: `${made} (${isolatedWords(record.Name, language)})` } : read
}

/** Names of a product beside the one that is read in a language; nothing where there is none. */
export function otherNamesOf(product: Named, language: Language): { OtherNames?: string[] } {
  const read = foodIn(product, language).Name
  const names = [product.Name, ...Object.values(product.Translations ?? {}).map(({ Name }) => Name)]
  const others = names.filter((name) => name !== '' && name !== read)
  return others.length === 0 ? {} : { OtherNames: others }
}
