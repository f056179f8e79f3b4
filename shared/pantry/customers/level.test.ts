import { expect, it } from 'vitest'
import type { Role } from '../../core/access.ts'
import { isAtHome } from './level.ts'

const neighbor = { AgencyIDs: [20, 21], HomeAgencyIDs: [20] }

it.each<[Role, number, boolean]>([
  ['foodbankuser', 10, true],
  ['agency', 20, true],
  ['agency', 21, false],
  ['pantryvolunteer', 10, false],
  ['pantryvolunteer', 20, false],
])('a neighbor is at home with %s of %i: %s', (Role, EntityID, expected) => {
  expect(isAtHome({ Role, EntityID }, neighbor)).toBe(expected)
})
