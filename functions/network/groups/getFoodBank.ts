import * as network from '../../../shared/network/groups/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { foodBankById, shownFoodBank } from './foodBankTable.ts'

export const handler = endpointOn(network.getFoodBank, foodBankById, async ({ resource }) => shownFoodBank(resource))
