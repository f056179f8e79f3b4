import * as network from '../../shared/api/network.ts'
import { endpointOn } from '../http.ts'
import { foodBankById, shownFoodBank } from './foodBankTable.ts'

export const handler = endpointOn(network.getFoodBank, foodBankById, async ({ resource }) => shownFoodBank(resource))
