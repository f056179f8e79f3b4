import { useRef, useState } from 'react'
import * as windows from '../../../../../shared/pantry/windows/api.ts'
import {
  maxWindowsPerCall,
  toDeliveryDraft,
  toPickupDraft,
  type WindowDraft,
} from '../../../../../shared/pantry/windows/window.ts'
import type { Send } from '../../../core/data/useAction.ts'

/**
 * Sends drafts in calls of at most `maxWindowsPerCall`. What a call has added is not sent again, and a call whose answer was
 * lost goes out under the same idempotency key, so that a second try adds what is missing.
 */
export function useAddWindows(locationId: number | undefined) {
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const sent = useRef(new Set<string>())

  const sendPart = (send: Send, drafts: readonly WindowDraft[]) =>
    locationId === undefined
      ? send(windows.addDeliveryWindows, { DeliveryTimes: drafts.map(toDeliveryDraft) })
      : send(windows.addPickupTimes, { id: locationId, PickupTimes: drafts.map(toPickupDraft) })

  const add = async (send: Send, drafts: readonly WindowDraft[]) => {
    setProgress({ done: 0, count: drafts.length })
    try {
      for (let start = 0; start < drafts.length; start += maxWindowsPerCall) {
        const part = drafts.slice(start, start + maxWindowsPerCall)
        const text = JSON.stringify(part)
        if (!sent.current.has(text)) await sendPart(send, part)
        sent.current.add(text)
        setProgress({ done: start + part.length, count: drafts.length })
      }
      sent.current.clear()
    } finally {
      setProgress(undefined)
    }
  }
  return { add, progress }
}
