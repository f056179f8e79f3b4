import * as limits from '../../../shared/pantry/limits/api.ts'
import {
  inLimitOrder,
  limitOf,
  limitsRefusal,
  limitTimeScopes,
  limitTypes,
  orderTypeRefusal,
  scopeId,
  typeId,
} from '../../../shared/pantry/limits/limit.ts'
import { assertSameId, notFound } from '../../core/http/fault.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { changeGlobalLimits, maxLimits, orderLimitById } from './limitTable.ts'

export const listLimitTimeScopes = endpoint(limits.listLimitTimeScopes, async () => [...limitTimeScopes])

export const listLimitTypes = endpoint(limits.listLimitTypes, async () => [...limitTypes])

export const addOrderLimit = endpoint(limits.addOrderLimit, async ({ input, caller, now, idempotencyKey }) => {
  const wrongType = orderTypeRefusal(input)
  if (wrongType) return wrongType
  const added = limitOf(input, await nextId('limit'))
  return changeGlobalLimits({ caller, now }, async (current) => {
    const OrderLimits = [...current.OrderLimits, added].toSorted(inLimitOrder)
    const refusal = limitsRefusal(OrderLimits, maxLimits())
    return refusal ?? { limits: { ...current, OrderLimits }, answer: added, also: idempotencyKey.writes(added, now) }
  })
})

/** A limit that is there keeps its ID. */
export const setItemsPerOrderLimit = endpoint(
  limits.setItemsPerOrderLimit,
  async ({ input: { Value, BySize }, caller, now }) =>
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

export const updateOrderLimit = endpointOn(
  limits.updateOrderLimit,
  orderLimitById,
  async ({ input: { id, ID, ...draft }, resource, caller, now }) => {
    assertSameId(ID, id)
    const wrongType = orderTypeRefusal(draft)
    if (wrongType) return wrongType
    const changed = limitOf(draft, id)
    return changeGlobalLimits({ caller, now, resource }, async (current) => {
      if (!current.OrderLimits.some((limit) => limit.ID === id)) throw notFound()
      const OrderLimits = current.OrderLimits.map((limit) => (limit.ID === id ? changed : limit)).toSorted(inLimitOrder)
      return limitsRefusal(OrderLimits, maxLimits()) ?? { limits: { ...current, OrderLimits }, answer: changed }
    })
  },
)

/** Removing what is not there answers the same: the wish is fulfilled. */
export const removeItemsPerOrderLimit = endpoint(limits.removeItemsPerOrderLimit, async ({ caller, now }) =>
  changeGlobalLimits({ caller, now }, async (current) => ({
    limits: { ...current, ItemsPerOrder: null },
    answer: null,
  })),
)

export const removeOrderLimit = endpointOn(
  limits.removeOrderLimit,
  orderLimitById,
  async ({ input: { id }, resource, caller, now, idempotencyKey }) =>
    changeGlobalLimits({ caller, now, resource }, async (current) => {
      const OrderLimits = current.OrderLimits.filter((limit) => limit.ID !== id)
      if (OrderLimits.length === current.OrderLimits.length) throw notFound()
      return { limits: { ...current, OrderLimits }, answer: null, also: idempotencyKey.writes(null, now) }
    }),
)
