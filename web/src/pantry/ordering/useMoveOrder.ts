import { useState } from 'react'
import type { CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { ApiError, Refused } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { go } from '../../core/go.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { comingDayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { hoursText } from '../windows/windowText.ts'
import type { PlaceBefore, Said } from './said.ts'
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

/** Moves the order that is edited to another time at once, with the food that it has, and says so with an undo. */
export function useMoveOrder() {
  const text = useText(moveOrderTexts)
  const toast = useToast()
  const placeOf = usePlaceBefore()
  const { customerId, orderId, isOwn } = useOrdering()
  const { perform, busy: isMoving } = useAction()
  const undo = useUndoMove()
  const [notMoved, setNotMoved] = useState<NotMovedOrder>()
  const reasonOf = (error: unknown) => {
    if (error instanceof Refused) return error.reason
    return (error instanceof ApiError && error.message) || text('moveFailed')
  }
  const move = async (to: NewTime) => {
    if (orderId === undefined) return
    const moved = async (send: Send) => {
      const { moveOrder, hasUnsavedFood } = await import('./moveOrder.ts')
      const before = placeOf(await moveOrder(send, orderId, to.place))
      return { before, isUnsaved: hasUnsavedFood(customerId, orderId) }
    }
    await perform(moved, {
      onDone: ({ before, isUnsaved }) => {
        const said: Said = { said: text('moved', { when: to.when }), tone: 'success', before }
        // Food that was changed and not saved yet goes on at the new time.
        go(isUnsaved ? to.food : orderingPaths.order(orderId), isOwn ? { state: said } : {})
        if (!isOwn) toast(said.said, { tone: said.tone, undo: () => void undo.back(orderId, before) })
      },
      tell: () => setNotMoved(undefined),
      onFailed: (error) => setNotMoved({ reason: reasonOf(error), to }),
    })
  }
  return { move, notMoved, isMoving }
}

/** Place and time of an order, with the words for both. */
function usePlaceBefore() {
  const { language } = useLanguage()
  return ({ PickupOrDeliveryDate: day, StartTime: start, EndTime: end, ...order }: ShownOrder): PlaceBefore => ({
    place: {
      PantryLocationID: order.PantryLocationID,
      PantryLocationPickupTimeID: order.PantryLocationPickupTimeID,
      FoodBankDeliveryTimeID: order.FoodBankDeliveryTimeID,
      FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID,
    },
    when: `${comingDayText(day, language)}, ${hoursText({ start, end }, language)}`,
  })
}

/** Gives a moved order the place and time that it had. */
export function useUndoMove() {
  const text = useText(moveOrderTexts)
  const { perform, busy } = useAction({ failed: text('moveFailed') })
  const back = async (id: number, { place, when }: PlaceBefore, onDone?: (said: Said) => void) => {
    const said: Said = { said: text('movedBack', { when }), tone: 'success' }
    const { moveOrder } = await import('./moveOrder.ts')
    return perform((send) => moveOrder(send, id, place), {
      done: onDone ? undefined : [said.said, { tone: said.tone }],
      onDone: () => onDone?.(said),
    })
  }
  return { back, busy }
}
