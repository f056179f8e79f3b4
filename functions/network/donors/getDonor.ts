import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorById, shownDonor } from './donorTable.ts'
import { loadFoodBanks } from './sharedDonorTable.ts'

export const handler = endpointOn(donors.getDonor, donorById, async ({ resource }) => ({
  ...shownDonor(resource),
  FoodBanks: (await loadFoodBanks(resource)).map(({ Name }) => Name),
}))
