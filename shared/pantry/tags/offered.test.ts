import { describe, expect, it } from 'vitest'
import { isOffered } from './offered.ts'

/** Tags by name; those with `!` appear only where they are included, `~` is a copy that replaces the tag of its name. */
const ids: Readonly<Record<string, number>> = { vegan: 2, halal: 5, seniors: 1003, delivery: 1004 }
const tag = (word: string) => {
  const name = word.replace(/[!~]/g, '')
  const id = ids[name] ?? 0
  const isCopy = word.includes('~')
  return {
    ID: isCopy ? id + 5000 : id,
    ParentPantryInventoryItemTagID: isCopy ? id : null,
    RequiresInclude: word.includes('!'),
  }
}
const tags = (words: string) => words.split(' ').filter(Boolean).map(tag)
/** `+vegan -halal`: includes the one, excludes the other. */
const place = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ IsExcluded: word.startsWith('-'), PantryInventoryItemTag: tag(word.slice(1)) }))

describe('a product is offered at a place', () => {
  it.each<[product: string, at: string, boolean]>([
    ['', '', true],
    ['vegan', '', true],
    ['delivery!', '', false],
    ['delivery!', '+delivery!', true],
    ['delivery!', '-delivery!', false],
    ['', '+delivery!', true],
    ['vegan', '+delivery!', true],
    ['vegan', '-vegan', false],
    ['vegan halal', '-halal', false],
    ['halal', '-vegan', true],
    ['', '+vegan', false],
    ['vegan', '+vegan', true],
    ['halal', '+vegan', false],
    ['halal', '+vegan +halal', true],
    ['vegan halal', '+vegan -halal', false],
    ['vegan delivery!', '+vegan', false],
    ['vegan delivery!', '+vegan +delivery!', true],
    ['delivery!', '+vegan +delivery!', false],
    ['delivery! seniors!', '+delivery!', false],
    ['delivery! seniors!', '+delivery! +seniors!', true],
    ['~vegan', '-vegan', false],
    ['vegan', '+~vegan', true],
    ['vegan', '-~vegan', false],
  ])('with the tags "%s" where "%s" stands: %s', (product, at, expected) => {
    expect(isOffered(tags(product), place(at))).toBe(expected)
  })
})
