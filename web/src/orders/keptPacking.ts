import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import * as orders from '../../../shared/api/orders.ts'
import { PackingList } from '../../../shared/order/packing.ts'
import { forgetKeptHere, keptPrefix } from '../app/keptHere.ts'
import { useIsOnline } from '../app/online.ts'
import { call } from '../data/client.ts'
import { type DoneAct, withWaiting } from './packQueue.ts'

/** Windows that were opened on this device, whole, so that their orders are read and found without a connection. */
const prefix = `${keptPrefix}packing.`
/** Behind what the page itself asks for, and then now and then. */
const quietMs = 3000
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

/** The window as it was kept last on this device, and with what was `done` here since; kept anew while there is a connection. */
export function useKeptWindow(id: number) {
  const [kept, setKept] = useState(() => keptUnder(keyOf(id)))
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    let isOpen = true
    const keep = async () => {
      const whole = await wholeWindow(id)
      if (!isOpen) return
      setKept(whole)
      forgetKeptHere((key) => keptUnder(key)?.Window.OrderDay === whole.Window.OrderDay)
      localStorage.setItem(keyOf(id), JSON.stringify(whole))
    }
    // Without an answer, or without room in the storage, the last one stays.
    const quietly = () => void keep().catch(() => undefined)
    const soon = setTimeout(quietly, quietMs)
    const timer = setInterval(quietly, againMs)
    return () => {
      isOpen = false
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [id, isOnline])
  const done = useCallback(
    (acts: readonly DoneAct[]) => setKept((before) => before && withWaiting(before, acts, 'all')),
    [],
  )
  return { kept: kept?.Window.ID === id ? kept : undefined, done }
}
