import * as limits from '../../../shared/pantry/limits/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { placeOwner } from './orderPlace.ts'

export const handler = endpoint(
  limits.listOrderLimits,
  async ({ input, caller }) => (await loadGlobalLimits(await placeOwner(input, caller))).OrderLimits,
)
