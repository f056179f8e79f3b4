import { expect, it } from 'vitest'
import type { PantrySetupFacts } from './pantryChecklist.ts'
import { pantrySetupItems } from './pantryChecklist.ts'

const ready: PantrySetupFacts = {
  people: 2,
  locationId: 4,
  hasWindow: true,
  hasProduct: true,
  hasStock: true,
  hasCustomer: true,
  hasOrder: false,
}
const open = (change: Partial<PantrySetupFacts>) =>
  pantrySetupItems({ ...ready, ...change }, 'agency').flatMap(({ Name, IsComplete }) => (IsComplete ? [] : [Name]))

it.each<[string, Partial<PantrySetupFacts>]>([
  ['people', { people: 1 }],
  ['pickupLocation', { locationId: undefined }],
  ['windows', { hasWindow: false }],
  ['products', { hasProduct: false }],
  ['stock', { hasStock: false }],
  ['invitation', { hasCustomer: false }],
])('%s is asked for while it is missing', (name, change) => expect(open(change)).toEqual([name, 'firstOrder']))

it('is complete with the first order', () => {
  expect(pantrySetupItems({ ...ready, hasOrder: true }, 'agency').every(({ IsComplete }) => IsComplete)).toBe(true)
})

it('the windows are those of the location, and a food bank’s people are in its own checklist', () => {
  const items = pantrySetupItems(ready, 'foodbankEpantryCoordinator')
  expect(items.find(({ Name }) => Name === 'windows')?.LocationID).toBe(4)
  expect(items.some(({ Name }) => Name === 'people')).toBe(false)
})
