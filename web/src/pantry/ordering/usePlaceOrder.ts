import { useState } from 'react'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { CartLine, CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { type OrderDraft, PlacedOrder } from '../../../../shared/pantry/ordering/placing.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { limitSentences, orderFailureText } from '../../../../shared/pantry/orders/limitResult.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import { ApiError, Refused } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { Said } from './said.ts'
import { useOrdering } from './useOrdering.ts'

export interface PlaceOrder {
  isPlacing: boolean
  /** Sentences of the last try. */
  failure: string | undefined
  /** Orders the rest when something runs out meanwhile. */
  isRestWanted: boolean
  wantRest: (wanted: boolean) => void
  /** The time is full: the order waits for a place. */
  isFull: boolean
  place: () => Promise<unknown>
}

interface Placing {
  customerId: number
  orderId: number | undefined
  place: CartPlace
  lines: readonly CartLine[]
  onPlaced: (orderId: number, said: Said) => void
  isFull: boolean
  onWaiting: () => void
  onFailed: () => void
}

/** Places the order, or saves the one that is edited; staff read a failure in the words of the specification (section 8). */
export function usePlaceOrder({
  customerId,
  orderId,
  place: at,
  lines,
  onPlaced,
  isFull,
  onWaiting,
  onFailed,
}: Placing): PlaceOrder {
  const text = useText(cartTexts)
  const waitText = useText(waitlistTexts)
  const { isOwn } = useOrdering()
  const { language } = useLanguage()
  const [failure, tell] = useState<string>()
  const { perform, busy } = useAction({ tell, failed: (error) => failureOf(error), onFailed })
  const [isRestWanted, wantRest] = useState(true)
  const nameOf = (id: number) => lines.find((line) => line.PantryInventoryItemID === id)?.Name ?? ''

  const draft: OrderDraft = {
    ...at,
    PantryOrderItems: lines.map(({ Name: _, ...line }) => line),
    OrderRest: isRestWanted,
  }
  const sendDraft = (send: Send) =>
    orderId === undefined
      ? send(ordering.addOrder, { id: customerId, ...draft })
      : send(ordering.updateOrder, { id: orderId, ...draft })

  const failureOf = (error: unknown): string => {
    if (error instanceof Refused) {
      const told = PlacedOrder.safeParse(error.value)
      return orderFailureText(
        error.reason,
        told.success ? limitSentences(told.data.LimitCheckResult, nameOf, language) : [],
      )
    }
    return (error instanceof ApiError && error.message) || text(isOwn ? 'ownPlaceFailed' : 'placeFailed')
  }

  const wait = () =>
    perform((send) => send(waitlist.joinWaitlist, { id: customerId, ...draft }), {
      done: waitText('joined'),
      onDone: onWaiting,
    })
  const place = () =>
    perform(sendDraft, {
      onDone: ({ OrderID, Removed }) => {
        const names = Removed.map(({ PantryInventoryItemID }) => nameOf(PantryInventoryItemID)).join(', ')
        const said = text(orderId === undefined ? 'placed' : 'saved')
        onPlaced(
          OrderID ?? orderId ?? 0,
          names ? { said: `${said}. ${text('placedWithout', { names })}`, tone: 'warning' } : { said, tone: 'success' },
        )
      },
    })
  return { isPlacing: busy, failure, isRestWanted, wantRest, isFull, place: isFull ? wait : place }
}
