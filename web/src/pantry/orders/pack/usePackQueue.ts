import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { newKey } from '../../../core/data/client.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { serverNow } from '../../../core/time/clock.ts'
import {
  afterAnswer,
  emptyQueue,
  type PackAct,
  type Packer,
  PackQueue,
  type QueuedAct,
  queued,
  sendAct,
  withoutActs,
} from './packQueue.ts'

/** Between two tries to send what waits. */
const retryMs = 15_000

/** One tab of the device at a time, if any does it already: then this one does nothing. Some browsers have no such locks. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work()

/**
 * A queue of this device, which tabs share: what is stored is read before each change, what another tab changed is shown here,
 * and one of them sends.
 */
class StoredQueue {
  readonly #packer: Packer
  readonly #name: string
  #queue: PackQueue
  #isSending = false
  /** Of the act that is on its way. */
  #sent: string | undefined
  /** Storage took it not: what is stored is older. */
  #isHereOnly = false
  readonly #listeners = new Set<() => void>()

  constructor(name: string, packer: Packer) {
    this.#name = name
    this.#packer = packer
    this.#queue = this.#stored() ?? emptyQueue
  }

  readonly get = () => this.#queue
  readonly subscribe = (listener: () => void) => {
    const read = ({ key }: Pick<StorageEvent, 'key'>) => {
      if (key === this.#name) this.#show(this.#stored() ?? this.#queue)
    }
    read({ key: this.#name })
    this.#listeners.add(listener)
    window.addEventListener('storage', read)
    return () => {
      window.removeEventListener('storage', read)
      this.#listeners.delete(listener)
    }
  }

  #show(queue: PackQueue) {
    this.#queue = queue
    for (const listener of this.#listeners) listener()
  }

  #stored(): PackQueue | undefined {
    if (this.#isHereOnly) return undefined
    try {
      return z.safeParse(PackQueue, JSON.parse(localStorage.getItem(this.#name) ?? 'null')).data
    } catch {
      // Storage is switched off in this browser, or holds something else.
      return undefined
    }
  }

  change(next: (queue: PackQueue) => PackQueue) {
    const queue = next(this.#stored() ?? this.#queue)
    try {
      localStorage.setItem(this.#name, JSON.stringify(queue))
      this.#isHereOnly = false
    } catch {
      // Storage is full or switched off: what waits lasts until the page closes.
      this.#isHereOnly = true
    }
    this.#show(queue)
  }

  /** Takes acts back, unless they are not here any more, or one is on its way. */
  drop(isDropped: (act: QueuedAct) => boolean): boolean {
    const found = (this.#stored() ?? this.#queue).waiting.filter(isDropped)
    if (found.length === 0 || found.some(({ key }) => key === this.#sent)) return false
    this.change((queue) => withoutActs(queue, isDropped))
    return true
  }

  /** In order; stops at the first one without an answer, which no later one may overtake. */
  async send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      await alone(this.#name, () => this.#sendAll())
    } catch {
      // No answer came: it is tried again.
    } finally {
      this.#isSending = false
      this.#sent = undefined
    }
  }

  async #sendAll(): Promise<void> {
    const first = () => (this.#stored() ?? this.#queue).waiting[0]
    for (let act = first(); act; act = first()) {
      const sent = act
      this.#sent = sent.key
      const reason = await sendAct(sent, this.#packer)
      this.change((queue) => afterAnswer(queue, sent, reason))
    }
  }
}

const queues = new Map<string, StoredQueue>()
function queueOf(beginning: string, packer: Packer): StoredQueue {
  const name = `${beginning}${packer.UserID}.${packer.EntityID}`
  const queue = queues.get(name) ?? new StoredQueue(name, packer)
  queues.set(name, queue)
  return queue
}

export interface OpenPackQueue extends PackQueue {
  /** Puts an act behind those that wait, with its moment. */
  add(order: { readonly ID: number; readonly Code: string }, act: PackAct, key?: string): void
  /** Of this moment, also in what was begun before. */
  hasWaiting(orderId: number): boolean
  /** Takes back what waits for an order, or one act of it; tells if none of it is on its way. */
  drop(orderId: number, key?: string): boolean
  dismiss(): void
}

/** Acts without an answer yet; sent as soon as there is a connection. They are kept under a name that begins so. */
export function usePackQueue(beginning = 'gleanery.packQueue.'): OpenPackQueue {
  const { UserID, EntityID } = useSession()
  const store = queueOf(beginning, { UserID, EntityID })
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
      drop: (id, key) => store.drop((act) => act.orderId === id && (key === undefined || act.key === key)),
      dismiss: () => store.change((before) => ({ ...before, refused: [] })),
    }),
    [queue, add, store],
  )
}
