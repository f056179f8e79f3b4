import { expect, it } from 'vitest'
import { selectorFilter } from './selector.ts'

const agencies = Array.from({ length: 120 }, (_, i) => ({
  Name: `Agency ${i}`,
  City: i === 119 ? 'Maryville' : 'Knoxville',
}))
const find = selectorFilter<(typeof agencies)[number]>(({ Name, City }) => `${Name} ${City}`)
const entries = (inputValue: string) => find(agencies, { inputValue, getOptionLabel: ({ Name }) => Name })

it('[selector-50-realtime] a selector shows at most 50 entries and finds the others by typing', () => {
  expect(entries('')).toEqual(agencies.slice(0, 50))
  expect(entries('maryville')).toEqual([agencies[119]])
})
