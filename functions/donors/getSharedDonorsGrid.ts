import * as donors from '../../shared/api/donors.ts'
import { Donor } from '../../shared/entity/entity.ts'
import { allFoodBanks } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'

export const handler = endpoint(donors.getSharedDonorsGrid, async ({ input }) => {
  const [page, foodBanks] = await Promise.all([
    searchedPage(entityLists.sharedDonors(), Donor, input, ({ Name }) => [Name]),
    allFoodBanks(),
  ])
  const namesOf = ({ FoodBankIDs }: Donor) =>
    foodBanks.filter(({ ID }) => FoodBankIDs.includes(ID)).map(({ Name }) => Name)
  return { ...page, rows: page.rows.map((donor) => ({ ...donor, FoodBanks: namesOf(donor) })) }
})
