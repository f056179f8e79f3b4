import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { isLost } from '../../../core/data/client.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import type { OrderToHandOver } from '../handOver/orderToHandOver.ts'
import { customerName } from '../orderText.ts'
import { usePackQueue } from '../pack/usePackQueue.ts'

/** Marks a family as here; without a connection it is kept with its moment, and sent later. */
export function useArrive(order: Pick<OrderToHandOver, 'ID' | 'Code' | 'FoodInsecureNeighbor'>, onDone: () => void) {
  const text = useText(arrivalTexts)
  const workText = useText(orderWorkTexts)
  const toast = useToast()
  const queue = usePackQueue()
  const { act, busy } = useAction({
    shows: { read: orders.getOrder, of: { id: order.ID } },
    renews: 'all',
    failed: (error, usual) => (isLost(error) ? undefined : usual),
  })
  const arrive = (typed: string) => {
    const Spot = typed.trim() || undefined
    const keep = () => {
      queue.add(order, { kind: 'arrive', ...(Spot ? { Spot } : {}) })
      toast(workText('waitsHere'))
      onDone()
    }
    return act(
      orders.setArrival,
      { id: order.ID, ...(Spot ? { Spot } : {}) },
      {
        done: text('marked', { name: customerName(order) }),
        onDone,
        onFailed: (error) => (isLost(error) ? keep() : undefined),
      },
    )
  }
  return { arrive, busy }
}
