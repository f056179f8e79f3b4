import { expect, it } from 'vitest'
import { foodSearch, textsOfFood } from './foodSearch.ts'

const food = (Name: string, Description = '', Brand = '') => ({ Name, Description, Brand })
const names = (found: readonly { Name: string }[]) => found.map(({ Name }) => Name)
const shelf = [
  food('Alaska Pollock'),
  food('Apple Juice', 'Made of pressed apples.', 'Mill'),
  food('Café Molido', 'Ground coffee.'),
  food('Green Beans'),
  food('Rice and Beans', '', 'Mill'),
  food('Tortillas', 'Goes well with beans.'),
  food('白米饭'),
]
const found = (search: string | undefined) => names(foodSearch(shelf, textsOfFood)(search))

it.each([
  ['finds a word by its beginning, in any case', 'BEA', ['Green Beans', 'Rice and Beans', 'Tortillas']],
  ['finds nothing by the middle of a word', 'ollock', []],
  ['finds without accents what has them', 'cafe', ['Café Molido']],
  ['finds with accents what has none', 'júice', ['Apple Juice']],
  ['asks for all words, in any order', 'beans rice', ['Rice and Beans']],
  ['finds words that stand in different texts', 'apple mill', ['Apple Juice']],
  ['shows names before descriptions', 'beans', ['Green Beans', 'Rice and Beans', 'Tortillas']],
  ['finds anywhere in scripts without spaces', '米', ['白米饭']],
  ['passes over what is no word', ' - beans! ', ['Green Beans', 'Rice and Beans', 'Tortillas']],
])('%s: “%s”', (_, search, expected) => {
  expect(found(search)).toEqual(expected)
})

it('a name that comes later in the list stands before a description', () => {
  const list = [food('Tortillas', 'Goes well with beans.'), food('White Beans')]
  expect(names(foodSearch(list, textsOfFood)('bean'))).toEqual(['White Beans', 'Tortillas'])
})

it('without a search everything stands as it stood', () => {
  expect(found('')).toEqual(names(shelf))
  expect(found(undefined)).toEqual(names(shelf))
})
