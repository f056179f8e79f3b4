import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { newKey } from '../data/client.ts'
import { serverNow } from '../data/clock.ts'
import { useSession } from '../data/useSession.ts'
import { afterAnswer, emptyQueue, type PackAct, PackQueue, queued, sendAct } from './packQueue.ts'

/** Between two tries to send what waits. */
const retryMs = 15_000

/** A queue of this device. Another tab writes under the same name: what is stored is read before each change. */
class StoredQueue {
  readonly #name: string
  #queue: PackQueue
  #isSending = false
  readonly #listeners = new Set<() => void>()

  constructor(name: string) {
    this.#name = name
    this.#queue = this.#stored() ?? emptyQueue
  }

  readonly get = () => this.#queue
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #stored(): PackQueue | undefined {
    try {
      return z.safeParse(PackQueue, JSON.parse(localStorage.getItem(this.#name) ?? 'null')).data
    } catch {
      // Storage is switched off in this browser, or holds something else.
      return undefined
    }
  }

  change(next: (queue: PackQueue) => PackQueue) {
    this.#queue = next(this.#stored() ?? this.#queue)
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#queue))
    } catch {
      // Storage is full or switched off: what waits lasts until the page closes.
    }
    for (const listener of this.#listeners) listener()
  }

  /** In order; stops at the first one without an answer, which no later one may overtake. */
  async send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let [next] = this.#queue.waiting; next; [next] = this.#queue.waiting) {
        const act = next
        const reason = await sendAct(act)
        this.change((queue) => afterAnswer(queue, act, reason))
      }
    } catch {
      // No answer came: it is tried again.
    } finally {
      this.#isSending = false
    }
  }
}

const queues = new Map<string, StoredQueue>()
function queueNamed(name: string): StoredQueue {
  const queue = queues.get(name) ?? new StoredQueue(name)
  queues.set(name, queue)
  return queue
}

export interface OpenPackQueue extends PackQueue {
  /** Puts an act behind those that wait, with its moment. */
  add(order: { readonly ID: number; readonly Code: string }, act: PackAct, key?: string): void
  /** Of this moment, also in what was begun before. */
  hasWaiting(orderId: number): boolean
  dismiss(): void
}

/** What was done here without an answer; sent as soon as there is a connection. */
export function usePackQueue(): OpenPackQueue {
  const { UserID, EntityID } = useSession()
  const store = queueNamed(`gleanery.packQueue.${UserID}.${EntityID}`)
  const queue = useSyncExternalStore(store.subscribe, store.get)
  const isWaiting = queue.waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void store.send()
    send()
    const timer = setInterval(send, retryMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [store, isWaiting])
  const add = useCallback<OpenPackQueue['add']>(
    ({ ID: orderId, Code: code }, act, key = newKey()) => {
      const at = new Date(serverNow()).toISOString()
      store.change((before) => queued(before, { key, at, orderId, code, act }))
    },
    [store],
  )
  return useMemo(
    () => ({
      ...queue,
      add,
      hasWaiting: (id) => store.get().waiting.some(({ orderId }) => orderId === id),
      dismiss: () => store.change((before) => ({ ...before, refused: [] })),
    }),
    [queue, add, store],
  )
}
