import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyedMutator } from 'swr'
import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import {
  type LineTick,
  type PackingList,
  type PackingPart,
  withTicks,
} from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { call, isLost } from '../../../core/data/client.ts'
import { useShowFailure } from '../../../core/data/failure.ts'
import { useAnswers } from '../../../core/data/useAnswers.ts'
import { useText } from '../../../core/words/language.tsx'
import { type DoneAct, type PackQueue, pageOfKept, withWaiting } from './packQueue.ts'
import { type OpenPackQueue, usePackQueue } from './usePackQueue.ts'

interface PackingRead {
  readonly read: PackingList | undefined
  /** The whole window from this device, while no answer comes. */
  readonly kept: PackingList | undefined
  readonly mutate: KeyedMutator<PackingList>
  readonly done: (acts: readonly DoneAct[]) => void
}
export interface PackLines {
  /** The list with the ticks that the server has not confirmed yet, and without what left it here. */
  readonly list: PackingList | undefined
  readonly queue: OpenPackQueue
  readonly tick: (tick: LineTick) => void
  /** Resolves when the ticks of an order are answered. */
  readonly answered: (orderId: number) => Promise<unknown>
}

/**
 * A tick shows at once, is sent behind those of the same order, and is taken back when the server refuses it; without an answer
 * it waits on the device. An answered one reads nothing again: the poll brings what others packed, and what to fetch is summed
 * here. `useAction` is for one change at a time: a packer ticks faster than the answers come.
 */
export function usePackLines(
  { read, kept, mutate, done }: PackingRead,
  asked: Input<typeof orders.getPackingList> & { readonly show: PackingPart },
): PackLines {
  const text = useText(orderWorkTexts)
  const showFailure = useShowFailure()
  const [open, setOpen] = useState<readonly LineTick[]>([])
  const { changed } = useAnswers()
  const last = useRef(new Map<number, Promise<unknown>>())
  const queue = usePackQueue()
  const shown = kept
    ? pageOfKept(withTicks(kept, open), queue.waiting, asked)
    : read && withWaiting(withTicks(read, open), queue.waiting, asked.show)
  useAnswered(queue, asked.show, mutate, done)

  /** A substitute is chosen from what is in stock, which nobody knows here. */
  const keep = (tick: LineTick, Seen: number | null) => {
    const order = shown?.Orders.find(({ ID }) => ID === tick.id)
    if (!order || tick.SubstituteOf !== undefined) return false
    const { id: _, SubstituteOf: __, ...said } = tick
    queue.add(order, { kind: 'tick', ...said, Seen })
    return true
  }

  const sendNow = async (tick: LineTick) => {
    await call(orders.packOrderLine, tick)
    // A substitute's line comes from the server.
    await mutate((list) => list && withTicks(list, [tick]), { revalidate: tick.SubstituteOf !== undefined })
    const { id: orderId, SubstituteOf: _, ...said } = tick
    done([{ orderId, act: { kind: 'tick', ...said, Seen: null } }])
    void changed({ shows: { read: orders.getPackingList, of: asked } })
  }
  const send = async (tick: LineTick, seen: number | null) => {
    // One before it of the same order found no answer.
    const isKept = queue.hasWaiting(tick.id) && keep(tick, seen)
    try {
      if (!isKept) await sendNow(tick)
    } catch (error) {
      if (!isLost(error) || !keep(tick, seen)) {
        showFailure(error, text('packFailed'))
        // The refusal may come from what others packed meanwhile, which the poll would bring later.
        void mutate()
      }
    }
    setOpen((ticks) => ticks.filter((one) => one !== tick))
  }
  const tick = (one: LineTick) => {
    const line = shown?.Orders.find(({ ID }) => ID === one.id)?.Lines.find(
      ({ PantryInventoryItemID: id }) => id === one.PantryInventoryItemID,
    )
    const seen = line?.PackedQuantity ?? null
    // Behind what waits of the same order.
    if (queue.hasWaiting(one.id) && keep(one, seen)) return
    setOpen((ticks) => [...ticks, one])
    const before = last.current.get(one.id) ?? Promise.resolve()
    last.current.set(
      one.id,
      before.then(() => send(one, seen)),
    )
  }
  return {
    list: shown,
    queue,
    tick,
    answered: (orderId) => last.current.get(orderId) ?? Promise.resolve(),
  }
}

/** Acts that were answered after they had waited stand in the list as done; the list is read again after the last. */
function useAnswered(
  { waiting, refused, dropped }: PackQueue,
  part: PackingPart,
  mutate: KeyedMutator<PackingList>,
  done: (acts: readonly DoneAct[]) => void,
) {
  const before = useRef(waiting)
  useLayoutEffect(() => {
    const left = new Set([...[...waiting, ...refused].map(({ key }) => key), ...(dropped ?? [])])
    const acts = before.current.filter(({ key }) => !left.has(key))
    const isLast = before.current.length > 0 && waiting.length === 0
    before.current = waiting
    if (acts.length > 0) done(acts)
    if (acts.length > 0 || isLast) void mutate((list) => list && withWaiting(list, acts, part), { revalidate: isLast })
  }, [waiting, refused, dropped, part, mutate, done])
}
