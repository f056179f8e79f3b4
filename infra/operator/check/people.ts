import { allFoodBanks, loadEveryone } from '../../../functions/network/organizations/entityTable.ts'
import { rolesAt } from '../../../shared/network/people/person.ts'
import { closedSince } from '../closing.ts'
import type { TenantPeople } from './finding.ts'

/** Food banks of the table that the environment names, and how many have an administrator. */
export async function countPeople(): Promise<TenantPeople> {
  const foodBanks = await allFoodBanks()
  const administered = await Promise.all(
    foodBanks.map(async ({ ID }) => {
      const people = await loadEveryone([ID])
      return people.some((user) => rolesAt(user, ID).includes('foodbankadmin'))
    }),
  )
  return {
    foodBanks: foodBanks.length,
    administrators: administered.filter(Boolean).length,
    closedSince: await closedSince(),
  }
}
