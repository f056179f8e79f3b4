import { withoutAccents } from '../../core/text/text.ts'

/** Search of food as a person types it, for the lists of browsers and servers alike. */

export interface SearchedTexts {
  /** Names come first in what is found. */
  readonly names: readonly string[]
  /** Texts that are read less exactly: description, brand, tags, kinds. */
  readonly others: readonly string[]
}
interface Searched<P> {
  readonly product: P
  readonly names: readonly string[]
  readonly others: readonly string[]
}

/** Scripts that put no spaces between words: there a word may stand anywhere. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u

/** Words of a text without accents and case. */
export const foodWordsOf = (text: string): string[] => withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const isBegunBy = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (unspaced.test(typed) && word.includes(typed))

/** A part of a search: tells if a text with these words has it. */
export type SearchPart = (words: readonly string[]) => boolean

const begunWords = (search: string): SearchPart[] =>
  foodWordsOf(search).map((typed) => (words) => words.some((word) => isBegunBy(word, typed)))

/**
 * Finds the products in which each word of a search begins a word, without accents: those with all of them in their names
 * first, else in the order of the list. The products' words are read once, so that a list of thousands follows the typing.
 */
export function foodSearch<P>(products: readonly P[], textsOf: (product: P) => SearchedTexts) {
  let read: readonly Searched<P>[] | undefined
  const all = () =>
    (read ??= products.map((product) => {
      const { names, others } = textsOf(product)
      return { product, names: names.flatMap(foodWordsOf), others: others.flatMap(foodWordsOf) }
    }))
  return (search: string | undefined, soughtIn = begunWords): readonly P[] => {
    const sought = soughtIn(search ?? '')
    if (sought.length === 0) return products
    const found = all().filter(({ names, others }) => sought.every((isIn) => isIn(names) || isIn(others)))
    const isNamed = ({ names }: Searched<P>) => sought.every((isIn) => isIn(names))
    return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].map(({ product }) => product)
  }
}

interface Food {
  readonly Name: string
  readonly OtherNames?: readonly string[] | undefined
  readonly Description: string
  readonly Brand: string
}
/** Texts of a product in which a search looks without the names of what it refers to. */
export const textsOfFood = ({ Name, OtherNames = [], Description, Brand }: Food) => ({
  names: [Name, ...OtherNames],
  others: [Description, Brand],
})
