import * as donors from '../../../shared/network/donors/api.ts'
import { DonorListRow } from '../../../shared/network/donors/donor.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'

export const handler = endpoint(donors.getDonorsGrid, ({ input, caller }) =>
  searchedPage(entityLists.foodBankDonors(caller.EntityID), DonorListRow, input, ({ Name }) => [Name]),
)
