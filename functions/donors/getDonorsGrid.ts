import * as donors from '../../shared/api/donors.ts'
import { DonorListRow } from '../../shared/donor/donor.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'

export const handler = endpoint(donors.getDonorsGrid, ({ input, caller }) =>
  searchedPage(entityLists.foodBankDonors(caller.EntityID), DonorListRow, input, ({ Name }) => [Name]),
)
