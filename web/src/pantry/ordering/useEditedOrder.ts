import { useMemo } from 'react'
import { linesOfOrder } from '../../../../shared/pantry/ordering/cart.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isBeingPacked } from '../../../../shared/pantry/orders/editable.ts'
import { useApi } from '../../core/data/useApi.ts'

/** The order that is edited: the cart begins with its lines. Nothing of it without a number. */
export function useEditedOrder(orderId: number | undefined) {
  const input = orderId === undefined ? null : { id: orderId }
  const order = useApi(orders.getOrder, input, { revalidateOnFocus: false })
  const editable = useApi(orders.verifyOrderEditable, input)
  const items = order.data?.PantryOrderItems
  return {
    edited: useMemo(() => items && linesOfOrder(items), [items]),
    isEditable: editable.data !== false && !(order.data && isBeingPacked(order.data)),
    error: order.data ? undefined : order.error,
  }
}
