import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { SheetRow } from '../../../../../shared/pantry/orders/later/paper.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { call, isLost, newKey } from '../../../core/data/client.ts'
import { failureText } from '../../../core/data/failure.ts'
import { useText } from '../../../core/words/language.tsx'
import { handOverOfLine, isChosen, isToType, type TypedLine, untyped } from './typing.ts'

/** Lines that are sent at once. */
const atOnce = 4

interface Shared {
  readonly windows: readonly PackingWindow[]
  readonly witness: string
  readonly time: string
}

/** Typed lines of a sheet: what is chosen, what was refused, and sending them one by one under keys of their own. */
export function useTyping(rows: readonly SheetRow[]) {
  const text = useText(signatureTexts)
  const frame = useText(frameTexts)
  const { mutate } = useSWRConfig()
  const [lines, setLines] = useState<ReadonlyMap<number, TypedLine>>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [isSending, setSending] = useState(false)
  /** Of a line whose answer was lost: sent again it counts once. */
  const keys = useRef(new Map<string, string>())
  const lineOf = (id: number) => lines.get(id) ?? untyped
  const change = (id: number, part: Partial<TypedLine>) =>
    setLines((all) => new Map(all).set(id, { ...(all.get(id) ?? untyped), ...part }))
  const open = rows.filter(isToType)
  const chosen = open.filter(({ ID }) => isChosen(lineOf(ID)))
  const markRest = () =>
    setLines((all) => {
      const next = new Map(all)
      for (const { ID } of open) if (lineOf(ID).by === '') next.set(ID, { ...lineOf(ID), by: 'self' })
      return next
    })
  /** Reason that a line was not recorded. */
  async function send(row: SheetRow, { windows, ...shared }: Shared, isAnyway: boolean): Promise<string | undefined> {
    const window = windows.find(({ ID }) => ID === row.WindowID)
    if (!window) return text('failed')
    const input = handOverOfLine(row, lineOf(row.ID), { ...shared, window, isAnyway })
    const name = JSON.stringify(input)
    const key = keys.current.get(name) ?? newKey()
    keys.current.set(name, key)
    try {
      await call(orders.handOverOrder, input, { key })
      return undefined
    } catch (error) {
      if (isLost(error)) return text('lost')
      keys.current.delete(name)
      return failureText(error, frame)
    }
  }
  /** Numbers of lines that were recorded, and that were not. */
  async function record(asked: readonly SheetRow[], shared: Shared, isAnyway = false) {
    setSending(true)
    const waiting = [...asked]
    const reasons = new Map<number, string | undefined>()
    const work = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) reasons.set(row.ID, await send(row, shared, isAnyway))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    setRefused((before) => {
      const next = new Map(before)
      for (const [id, reason] of reasons) reason === undefined ? next.delete(id) : next.set(id, reason)
      return next
    })
    await mutate(() => true)
    setSending(false)
    const failed = [...reasons.values()].filter((reason) => reason !== undefined).length
    return { done: asked.length - failed, failed }
  }
  return { lineOf, change, chosen, open, markRest, refused, record, isSending }
}
