import { useMemo } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import { linesOfOrder } from '../../../shared/cart/cart.ts'
import { isBeingPacked } from '../../../shared/order/editable.ts'
import { useApi } from '../data/useApi.ts'

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
