import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorById, shownDonor } from './donorTable.ts'
import { foodBanksOf } from './sharedDonorTable.ts'

export const handler = endpointOn(donors.getDonor, donorById, async ({ resource }) => ({
  ...shownDonor(resource),
  FoodBanks: (await foodBanksOf(resource)).map(({ Name }) => Name),
}))
