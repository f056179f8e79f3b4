import { expect, it } from 'vitest'
import { CustomerAddressDraft } from '../../../../../shared/pantry/customers/address.ts'
import { longestAt } from './formSchema.ts'

it.each([
  ['Name', 60],
  ['Address.PostalCode', 12],
  ['Address.AddressLine2', 120],
  ['Address.CountyID', undefined],
  ['Address', undefined],
  ['Other.Name', undefined],
])('a field for %s takes %s characters', (path, most) => {
  expect(longestAt(CustomerAddressDraft, path)).toBe(most)
})
