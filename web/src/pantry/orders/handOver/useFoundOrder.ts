import { useRef, useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { orderIdOfCode } from '../../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../../shared/pantry/orders/status.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { call, isLost } from '../../../core/data/client.ts'
import { failureText, isNotAvailable } from '../../../core/data/failure.ts'
import { useText } from '../../../core/words/language.tsx'
import { orderKeptHere } from '../pack/keptPacking.ts'
import { withWaiting } from '../pack/packQueue.ts'
import { usePackQueue } from '../pack/usePackQueue.ts'
import { type OrderToHandOver, orderAsKept } from './orderToHandOver.ts'

interface Found {
  /** Counts what was asked for. */
  readonly asked: number
  readonly problem?: string
  readonly order?: OrderToHandOver
  /** Ended before it was asked for. */
  readonly over?: ShownOrder
  /** Handed over here and now. */
  readonly done?: ShownOrder
}

const hasEnded = ({ PantryOrderStatusType: status }: ShownOrder) => status !== null && isFinal(status.Code)

/** The order of a code, and what became of it at this table; of several codes the last one counts. */
export function useFoundOrder() {
  const text = useText(orderWorkTexts)
  const appText = useText(app)
  const queue = usePackQueue()
  const [state, setState] = useState<Found>({ asked: 0 })
  const last = useRef(0)
  /** Without a connection, of the windows that are kept here. */
  const keptHere = (id: number, asked: number): Found | undefined => {
    const kept = orderKeptHere(id)
    if (!kept) return undefined
    const list = { Window: kept.window, Orders: [kept.order], Page: 1, Found: 1, ToFetch: [] }
    const [order] = withWaiting(list, queue.waiting, 'all').Orders
    if (!order) return { asked, problem: text('handedOverHere', { code: kept.order.Code }) }
    return { asked, order: orderAsKept(order, kept.window) }
  }
  const answerFor = async (id: number | undefined, asked: number): Promise<Found> => {
    if (id === undefined) return { asked, problem: text('scanUnknown') }
    try {
      const order = await call(orders.getOrder, { id })
      // Ended orders are not handed over: that is said at once, and the field waits for the next code.
      return hasEnded(order) ? { asked, over: order } : { asked, order }
    } catch (error) {
      const kept = isLost(error) ? keptHere(id, asked) : undefined
      return kept ?? { asked, problem: isNotAvailable(error) ? text('scanUnknown') : failureText(error, appText) }
    }
  }
  /** Looks for the order of a code; true when there is none. */
  const isUnknown = async (code: string): Promise<boolean> => {
    last.current += 1
    const asked = last.current
    const answer = await answerFor(orderIdOfCode(code), asked)
    if (asked !== last.current) return false
    setState(answer)
    return answer.problem !== undefined
  }
  const clear = () => setState(({ asked }) => ({ asked }))
  return {
    state,
    isUnknown,
    clear,
    /** Without the order when it waits for a connection. */
    handedOver: (done: ShownOrder | undefined) => setState(({ asked }) => ({ asked, ...(done ? { done } : {}) })),
    /** After a refusal: somebody else may have handed it over. */
    checkEnded: async () => {
      const { asked, order } = state
      const answer = order ? await answerFor(order.ID, asked) : undefined
      if (answer?.over && asked === last.current) setState(answer)
    },
  }
}
