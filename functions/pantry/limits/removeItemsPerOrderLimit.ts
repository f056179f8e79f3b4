import * as limits from '../../../shared/pantry/limits/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { changeGlobalLimits } from './limitTable.ts'

/** Removing what is not there answers the same: the wish is fulfilled. */
export const handler = endpoint(limits.removeItemsPerOrderLimit, async ({ caller, now }) =>
  changeGlobalLimits({ caller, now }, async (current) => ({
    limits: { ...current, ItemsPerOrder: null },
    answer: null,
  })),
)
