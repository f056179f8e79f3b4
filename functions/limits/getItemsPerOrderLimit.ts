import * as limits from '../../shared/api/limits.ts'
import { endpoint } from '../http.ts'
import { globalLimitsOf } from './limitTable.ts'

export const handler = endpoint(
  limits.getItemsPerOrderLimit,
  async ({ caller }) => (await globalLimitsOf(caller.EntityID)).ItemsPerOrder,
)
