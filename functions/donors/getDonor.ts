import * as donors from '../../shared/api/donors.ts'
import { endpointOn } from '../http.ts'
import { donorById, shownDonor } from './donorTable.ts'
import { foodBanksOf } from './sharedDonorTable.ts'

export const handler = endpointOn(donors.getDonor, donorById, async ({ resource }) => ({
  ...shownDonor(resource),
  FoodBanks: (await foodBanksOf(resource)).map(({ Name }) => Name),
}))
