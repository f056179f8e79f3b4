import * as donors from '../../shared/api/donors.ts'
import { DonorListRow } from '../../shared/donor/donor.ts'
import { endpointOn } from '../http.ts'
import { foodBankById } from '../network/foodBankTable.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'

export const handler = endpointOn(donors.getFoodBankDonorsGrid, foodBankById, async ({ resource, input }) =>
  searchedPage(entityLists.foodBankDonors(resource.ID), DonorListRow, input, ({ Name }) => [Name]),
)
