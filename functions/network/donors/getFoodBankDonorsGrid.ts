import * as donors from '../../../shared/network/donors/api.ts'
import { DonorListRow } from '../../../shared/network/donors/donor.ts'
import { endpointOn } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { foodBankById } from '../groups/foodBankTable.ts'

export const handler = endpointOn(donors.getFoodBankDonorsGrid, foodBankById, async ({ resource, input }) =>
  searchedPage(entityLists.foodBankDonors(resource.ID), DonorListRow, input, ({ Name }) => [Name]),
)
