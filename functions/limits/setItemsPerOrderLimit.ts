import * as limits from '../../shared/api/limits.ts'
import { limitOf, scopeId, typeId } from '../../shared/limit/limit.ts'
import { endpoint } from '../http.ts'
import { nextId } from '../table/ids.ts'
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
