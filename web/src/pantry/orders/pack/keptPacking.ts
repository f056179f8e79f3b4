import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { holdsWords } from '../../../../../shared/core/grid/words.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { isPhoneEnd } from '../../../../../shared/pantry/orders/arrival.ts'
import { PackingList, type PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { call } from '../../../core/data/client.ts'
import { forgetKeptHere, keptPrefix } from '../../../core/keptHere.ts'
import { useIsOnline } from '../../../core/online.ts'
import { type DoneAct, withWaiting } from './packQueue.ts'

/** Windows that were opened on this device, whole, so that their orders are read and found without a connection. */
const prefix = `${keptPrefix}packing.`
/** Behind what the page itself asks for; then when the list tells that others packed or handed over, and now and then. */
const quietMs = 3000
const changedMs = 60_000
const againMs = 5 * 60_000

function keptUnder(key: string): PackingList | undefined {
  try {
    return z.safeParse(PackingList, JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return undefined
  }
}

const keyOf = (windowId: number) => `${prefix}${windowId}`
const keptWindows = (): PackingList[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => keptUnder(key) ?? [])

/** An order of a window that is kept here. */
export function orderKeptHere(orderId: number) {
  for (const { Window, Orders } of keptWindows()) {
    const order = Orders.find(({ ID }) => ID === orderId)
    if (order) return { order, window: Window }
  }
  return undefined
}

/** Orders of the windows that are kept here whose neighbor's name has these words, or whose phone number ends with them. */
export const ordersKeptOf = (search: string) =>
  keptWindows().flatMap((window) =>
    window.Orders.filter(({ FoodInsecureNeighbor: { FirstName, LastName }, AtTable }) =>
      isPhoneEnd(search) ? AtTable?.PhoneEnd === search.trim() : holdsWords([FirstName, LastName], search),
    ).map((order) => ({ order, window: window.Window })),
  )

/** All orders of a window that are not fetched yet, page after page; what is to be fetched as the first page says. */
async function wholeWindow(id: number): Promise<PackingList> {
  const { ToFetch } = await call(orders.getPackingList, { id })
  const first = await call(orders.getPackingList, { id, show: 'all' })
  const Orders = [...first.Orders]
  for (let page = 2; Orders.length < first.Found; page++) {
    const more = await call(orders.getPackingList, { id, show: 'all', page })
    if (more.Orders.length === 0) break
    Orders.push(...more.Orders)
  }
  return { ...first, Orders, ToFetch }
}

/** Keeps the windows of the day that have orders, for a table that finds any of them without a connection. */
export function useKeptDay() {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    let isOpen = true
    const keep = async () => {
      const { Day, Windows } = await call(orders.listPackingWindows, {})
      forgetKeptHere(prefix, (key) => keptUnder(key)?.Window.OrderDay === Day)
      for (const window of Windows) {
        if (!isOpen) return
        if (!isAsFar(window, keptUnder(keyOf(window.ID))?.Window)) store(await wholeWindow(window.ID))
      }
    }
    const quietly = () => void keep().catch(() => undefined)
    const soon = setTimeout(quietly, quietMs)
    const timer = setInterval(quietly, againMs)
    return () => {
      isOpen = false
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [isOnline])
}

/** Without room in the storage the last one stays. */
function store(list: PackingList) {
  try {
    localStorage.setItem(keyOf(list.Window.ID), JSON.stringify(list))
  } catch {
    // Nothing more can be done for a device that keeps nothing.
  }
}

const isAsFar = (one: PackingWindow | undefined, other: PackingWindow | undefined) =>
  one?.ToPack === other?.ToPack && one?.Packed === other?.Packed && one?.HandedOver === other?.HandedOver

/**
 * The window as it was kept last on this device, and with what was `done` here since; kept anew while there is a connection,
 * sooner where the list that is `shown` is further.
 */
export function useKeptWindow(id: number, shown: PackingWindow | undefined) {
  const [kept, setKept] = useState(() => keptUnder(keyOf(id)))
  const isOnline = useIsOnline()
  const now = useRef({ shown, kept })
  useEffect(() => {
    now.current = { shown, kept }
  })
  useEffect(() => {
    if (!isOnline) return
    let isOpen = true
    let quietMinutes = 0
    const keep = async () => {
      const whole = await wholeWindow(id)
      if (!isOpen) return
      quietMinutes = 0
      setKept(whole)
      forgetKeptHere(prefix, (key) => keptUnder(key)?.Window.OrderDay === whole.Window.OrderDay)
      store(whole)
    }
    // Without an answer the last one stays.
    const quietly = () => void keep().catch(() => undefined)
    const look = () => {
      quietMinutes += 1
      const { shown, kept } = now.current
      if (quietMinutes * changedMs >= againMs || !isAsFar(shown, kept?.Window)) quietly()
    }
    const soon = setTimeout(quietly, quietMs)
    const timer = setInterval(look, changedMs)
    return () => {
      isOpen = false
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [id, isOnline])
  const done = useCallback((acts: readonly DoneAct[]) => {
    const { kept } = now.current
    if (!kept) return
    const next = withWaiting(kept, acts, 'all')
    now.current = { ...now.current, kept: next }
    setKept(next)
    store(next)
  }, [])
  return { kept: kept?.Window.ID === id ? kept : undefined, done }
}
