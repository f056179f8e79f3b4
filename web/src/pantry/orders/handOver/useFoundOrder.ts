import { useRef, useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { isPhoneEnd } from '../../../../../shared/pantry/orders/arrival.ts'
import { orderIdOfCode } from '../../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../../shared/pantry/orders/status.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { call, isLost } from '../../../core/data/client.ts'
import { failureText, isNotAvailable } from '../../../core/data/failure.ts'
import { useText } from '../../../core/words/language.tsx'
import { orderKeptHere, ordersKeptOf } from '../pack/keptPacking.ts'
import { withWaiting } from '../pack/packQueue.ts'
import { usePackQueue } from '../pack/usePackQueue.ts'
import { type OrderToHandOver, orderAsKept } from './orderToHandOver.ts'

/** Order that a name or a number may mean. */
export type PossibleOrder = Pick<ShownOrder, 'ID' | 'Code' | 'FoodInsecureNeighbor' | 'StartTime' | 'EndTime'>

interface Found {
  /** Counts what was asked for. */
  readonly asked: number
  readonly problem?: string
  readonly order?: OrderToHandOver
  /** Several orders of today that a name or a number may mean. */
  readonly choices?: readonly PossibleOrder[]
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
  /** Orders of today by name or by the end of a phone number. */
  const choicesFor = async (typed: string): Promise<readonly PossibleOrder[]> => {
    try {
      return await call(orders.findOrdersToday, { search: typed })
    } catch (error) {
      if (!isLost(error)) throw error
      return ordersKeptOf(typed)
        .filter(({ order }) => !isFinal(order.StatusCode))
        .map(({ order, window }) => ({ ...order, StartTime: window.StartTime, EndTime: window.EndTime }))
    }
  }
  const answerTo = async (typed: string, asked: number): Promise<Found> => {
    const isNumber = isPhoneEnd(typed)
    const byCode = isNumber ? undefined : await answerFor(orderIdOfCode(typed), asked)
    // A number of four digits is the end of a phone number, or a code; letters of a code may be a name.
    if (byCode && (byCode.problem === undefined || /\d/.test(typed))) return byCode
    try {
      const found = await choicesFor(typed)
      const [first] = found
      if (first && found.length === 1) return answerFor(first.ID, asked)
      if (first) return { asked, choices: found }
    } catch (error) {
      return { asked, problem: failureText(error, appText) }
    }
    return byCode ?? answerFor(orderIdOfCode(typed), asked)
  }
  /**
   * Looks for the order of a code, or of what was `typed`: a code, a name or the end of a phone number. True when there is
   * none.
   */
  const isUnknown = async (typed: string, isCode: boolean): Promise<boolean> => {
    last.current += 1
    const asked = last.current
    const answer = await (isCode ? answerFor(orderIdOfCode(typed), asked) : answerTo(typed.trim(), asked))
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
