import { useRef, useState } from 'react'
import * as windows from '../../../../../shared/pantry/windows/api.ts'
import {
  maxWindowsPerCall,
  toDeliveryDraft,
  toPickupDraft,
  type WindowDraft,
} from '../../../../../shared/pantry/windows/window.ts'
import { call, newKey } from '../../../core/data/client.ts'
import { useDropAnswers } from '../../../core/data/useApi.ts'

/**
 * Sends drafts in calls of at most `maxWindowsPerCall`. What a call has added is not sent again, and a call whose answer was
 * lost goes out under the same idempotency key, so that a second try adds what is missing.
 */
export function useAddWindows(locationId: number | undefined) {
  const dropAnswers = useDropAnswers()
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const keys = useRef(new Map<string, string>())
  const sent = useRef(new Set<string>())

  const send = (drafts: readonly WindowDraft[], key: string) =>
    locationId === undefined
      ? call(windows.addDeliveryWindows, { DeliveryTimes: drafts.map(toDeliveryDraft) }, { key })
      : call(windows.addPickupTimes, { id: locationId, PickupTimes: drafts.map(toPickupDraft) }, { key })

  const add = async (drafts: readonly WindowDraft[]) => {
    setProgress({ done: 0, count: drafts.length })
    try {
      for (let start = 0; start < drafts.length; start += maxWindowsPerCall) {
        const part = drafts.slice(start, start + maxWindowsPerCall)
        const text = JSON.stringify(part)
        const key = keys.current.get(text) ?? newKey()
        keys.current.set(text, key)
        if (!sent.current.has(text)) await send(part, key)
        sent.current.add(text)
        setProgress({ done: start + part.length, count: drafts.length })
      }
      keys.current.clear()
      sent.current.clear()
    } finally {
      setProgress(undefined)
      void dropAnswers()
    }
  }
  return { add, progress }
}
