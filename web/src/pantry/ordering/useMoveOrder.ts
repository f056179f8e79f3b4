import { useState } from 'react'
import type { CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import { ApiError, Refused } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { go } from '../../core/go.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { useText } from '../../core/words/language.tsx'
import { useOrdering } from './useOrdering.ts'

interface NewTime {
  readonly place: CartPlace
  /** Day and hours, as the person reads them. */
  readonly when: string
  /** The food of the order at this time. */
  readonly food: string
}
export interface NotMovedOrder {
  readonly reason: string
  readonly to: NewTime
}

/** Moves the order that is edited to another time at once, with the food that it has, and says so on the page that opens. */
export function useMoveOrder() {
  const text = useText(moveOrderTexts)
  const { customerId, orderId, isOwn } = useOrdering()
  const { perform, busy: isMoving } = useAction()
  const [notMoved, setNotMoved] = useState<NotMovedOrder>()
  const reasonOf = (error: unknown) => {
    if (error instanceof Refused) return error.reason
    return (error instanceof ApiError && error.message) || text('moveFailed')
  }
  const move = async (to: NewTime) => {
    if (orderId === undefined) return
    const said = { said: text('moved', { when: to.when }), tone: 'success' as const }
    const moved = async (send: Send) => {
      const { moveOrder, hasUnsavedFood } = await import('./moveOrder.ts')
      await moveOrder(send, orderId, to.place)
      return hasUnsavedFood(customerId, orderId)
    }
    await perform(moved, {
      done: isOwn ? undefined : [said.said, { tone: said.tone }],
      // Food that was changed and not saved yet goes on at the new time.
      onDone: (isUnsaved) => go(isUnsaved ? to.food : orderingPaths.order(orderId), isOwn ? { state: said } : {}),
      tell: () => setNotMoved(undefined),
      onFailed: (error) => setNotMoved({ reason: reasonOf(error), to }),
    })
  }
  return { move, notMoved, isMoving }
}
