import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitOf, scopeId, typeId } from '../../../shared/pantry/limits/limit.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { changeGlobalLimits } from './limitTable.ts'

/** A limit that is there keeps its ID. */
export const handler = endpoint(limits.setItemsPerOrderLimit, async ({ input: { Value, BySize }, caller, now }) =>
  changeGlobalLimits({ caller, now }, async (current) => {
    const draft = {
      Value,
      BySize,
      LimitTypeID: typeId('ITEM'),
      LimitTimeScopeID: scopeId('ORDER'),
      LimitTimeScopeAmount: 1,
    }
    const ItemsPerOrder = limitOf(draft, current.ItemsPerOrder?.ID ?? (await nextId('limit')))
    return { limits: { ...current, ItemsPerOrder }, answer: ItemsPerOrder }
  }),
)
