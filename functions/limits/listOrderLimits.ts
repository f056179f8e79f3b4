import * as limits from '../../shared/api/limits.ts'
import { endpoint } from '../http.ts'
import { placeOwner } from '../ordering/orderPlace.ts'
import { globalLimitsOf } from './limitTable.ts'

export const handler = endpoint(
  limits.listOrderLimits,
  async ({ input, caller }) => (await globalLimitsOf(await placeOwner(input, caller))).OrderLimits,
)
