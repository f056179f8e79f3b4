import { useRef, useState } from 'react'
import type { KeyedMutator } from 'swr'
import type { Endpoint, Input } from '../../../shared/api/endpoint.ts'
import * as orders from '../../../shared/api/orders.ts'
import { type LineTick, type PackingList, withTicks } from '../../../shared/order/packing.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { call } from '../data/client.ts'
import { keyOf } from '../data/keyOf.ts'
import { useDropAnswers } from '../data/useApi.ts'

export interface PackLines {
  /** The list with the ticks that the server has not confirmed yet. */
  readonly list: PackingList | undefined
  readonly tick: (tick: LineTick) => void
  /** Resolves when the ticks of an order are answered. */
  readonly answered: (orderId: number) => Promise<unknown>
}

/**
 * A tick shows at once, is sent behind those of the same order, and is taken back when the server refuses it. `useChange` is
 * for one change at a time: a packer ticks faster than the answers come.
 */
export function usePackLines(
  read: PackingList | undefined,
  mutate: KeyedMutator<PackingList>,
  asked: Input<typeof orders.getPackingList>,
): PackLines {
  const text = useText(orderWorkTexts)
  const showFailure = useShowFailure()
  const [open, setOpen] = useState<readonly LineTick[]>([])
  const dropAnswers = useDropAnswers()
  const last = useRef(new Map<number, Promise<unknown>>())

  const send = async (tick: LineTick) => {
    try {
      await call(orders.packOrderLine, tick)
      await mutate((list) => list && withTicks(list, [tick]), { revalidate: false })
      void dropAnswers(keyOf(orders.getPackingList as Endpoint, asked))
    } catch (error) {
      showFailure(error, text('packFailed'))
    }
    setOpen((ticks) => ticks.filter((one) => one !== tick))
    // What others packed meanwhile, and where this tick moved stock.
    void mutate()
  }
  const tick = (one: LineTick) => {
    setOpen((ticks) => [...ticks, one])
    const before = last.current.get(one.id) ?? Promise.resolve()
    last.current.set(
      one.id,
      before.then(() => send(one)),
    )
  }
  return {
    list: read && withTicks(read, open),
    tick,
    answered: (orderId) => last.current.get(orderId) ?? Promise.resolve(),
  }
}
