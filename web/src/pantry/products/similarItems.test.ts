import { expect, it } from 'vitest'
import { row } from '../../../../test/components/pantry/products/products.fixture.ts'
import { similarSearch } from './similarItems.ts'

const type = (ID: number, Code: string) => ({ ID, Name: '', Description: '', Code, EachQuantity: 1 })
const named = (ID: number, Name: string, Description: string, PantryItemID = 3) =>
  row(ID, Name, { Description, PantryItemID })

it('[suggest-weights] the name counts most, then the description, then the code', () => {
  const products = [named(1, 'Rice', 'Grain', 4), named(2, 'Soup', 'Noodle', 3), named(3, 'Noodle', 'Wheat', 3)]
  const search = similarSearch(products, [type(3, 'X'), type(4, 'noodle')])
  expect(search('noodle').map(({ ID }) => ID)).toEqual([3, 2, 1])
})

it('[suggest-five] are at most five', () => {
  const products = Array.from({ length: 8 }, (_, index) => named(index + 1, `Beans ${index}`, 'Cut'))
  const search = similarSearch(products, [])
  expect(search('beans')).toHaveLength(5)
})

it('[suggest-threshold] forgive a mistake in the word, not another word, and need two letters', () => {
  const search = similarSearch([named(1, 'Applesauce', 'Smooth')], [])
  expect(['a', 'ap', 'aplesauce', 'orange'].map((words) => search(words).length)).toEqual([0, 1, 1, 0])
})
