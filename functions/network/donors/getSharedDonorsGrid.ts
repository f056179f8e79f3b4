import * as donors from '../../../shared/network/donors/api.ts'
import { Donor } from '../../../shared/network/organizations/entity.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { allFoodBanks } from '../organizations/entityTable.ts'

export const handler = endpoint(donors.getSharedDonorsGrid, async ({ input }) => {
  const [page, foodBanks] = await Promise.all([
    searchedPage(entityLists.sharedDonors(), Donor, input, ({ Name }) => [Name]),
    allFoodBanks(),
  ])
  const namesOf = ({ FoodBankIDs }: Donor) =>
    foodBanks.filter(({ ID }) => FoodBankIDs.includes(ID)).map(({ Name }) => Name)
  return { ...page, rows: page.rows.map((donor) => ({ ...donor, FoodBanks: namesOf(donor) })) }
})
