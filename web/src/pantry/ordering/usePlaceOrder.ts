import { useState } from 'react'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { CartLine, CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { type OrderDraft, PlacedOrder } from '../../../../shared/pantry/ordering/placing.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { limitSentences, orderFailureText } from '../../../../shared/pantry/orders/limitResult.ts'
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
  place: () => Promise<unknown>
}

interface Placing {
  customerId: number
  orderId: number | undefined
  place: CartPlace
  lines: readonly CartLine[]
  onPlaced: (orderId: number, said: Said) => void
}

/** Places the order, or saves the one that is edited; staff read a failure in the words of the specification (section 8). */
export function usePlaceOrder({ customerId, orderId, place: at, lines, onPlaced }: Placing): PlaceOrder {
  const text = useText(cartTexts)
  const { isOwn } = useOrdering()
  const { language } = useLanguage()
  const [failure, tell] = useState<string>()
  const { perform, busy } = useAction({ tell, failed: (error) => failureOf(error) })
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
  return { isPlacing: busy, failure, isRestWanted, wantRest, place }
}
