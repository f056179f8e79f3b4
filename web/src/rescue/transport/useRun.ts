import { useCallback, useEffect, useRef, useState } from 'react'
import type { DriverRun, RunReportDraft } from '../../../../shared/rescue/transport/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import { ApiError, call } from '../../core/data/client.ts'
import { serverNow } from '../../core/time/clock.ts'
import { type Conflict, enqueue, refreshed, type StoredRun, shownRun } from './runQueue.ts'
import { keepPhoto, storedRun, storeRun } from './runStorage.ts'
import { sendReports } from './sendReports.ts'

/** Between two looks at the server, and between two tries to send what waits. */
const refreshMs = 60_000
const retryMs = 15_000

export type ReportFields = Omit<RunReportDraft, 'EventID' | 'kind' | 'time' | 'PhotoKey'>

export interface OpenRun {
  /** undefined until it is known. */
  readonly run: DriverRun | undefined
  /** The link does not open a run. */
  readonly isGone: boolean
  /** The server could not be asked, and the phone has nothing stored. */
  readonly hasFailed: boolean
  readonly waiting: number
  /** Taking the run itself waits: it may still go to somebody else. */
  readonly isTakeWaiting: boolean
  readonly conflicts: readonly Conflict[]
  readonly isPhotoLost: boolean
  report(kind: RunReportDraft['kind'], more?: ReportFields, photo?: Blob): Promise<void>
  dismissConflicts(): void
  reload(): void
}

/** A run by its link: from the phone's store at once, from the server as soon as it answers, with what waits to be sent. */
export function useRun(id: number, linkCode: string): OpenRun {
  const [stored, show] = useState(() => storedRun(id))
  const [status, setStatus] = useState<'unknown' | 'fresh' | 'gone' | 'failed'>('unknown')
  const [isPhotoLost, setPhotoLost] = useState(false)
  const latest = useRef(stored)
  const isSending = useRef(false)
  const isAskedAgain = useRef(false)
  const code = linkCode || (stored?.code ?? '')

  const save = useCallback(
    (change: (stored: StoredRun) => StoredRun) => {
      const before = latest.current
      if (!before) throw new Error('No run is stored yet')
      const next = change(before)
      latest.current = next
      storeRun(id, next)
      show(next)
      return next
    },
    [id],
  )
  const look = useCallback(async () => {
    try {
      const run = await call(transport.getAttemptedPickup, { id }, { accessCode: code })
      latest.current ??= { code, run, queue: [], conflicts: [] }
      save((before) => ({ ...refreshed(before, run), code }))
      setStatus('fresh')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 || error.status === 400 ? 'gone' : 'failed')
    }
  }, [id, code, save])
  /** Sends what waits; then the server's word is newer than the stored one. */
  const sync = useCallback(async () => {
    isAskedAgain.current = true
    if (isSending.current) return
    isSending.current = true
    try {
      // Reports made meanwhile are sent right after, and not at the next try.
      while (isAskedAgain.current) {
        isAskedAgain.current = false
        if (latest.current && latest.current.queue.length > 0)
          await sendReports({ id, code, save, photoLost: () => setPhotoLost(true) })
        await look()
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 ? 'gone' : 'failed')
    } finally {
      isSending.current = false
    }
  }, [id, code, look, save])

  const waiting = stored?.queue.length ?? 0
  useEffect(() => {
    const now = () => void sync()
    now()
    const timer = setInterval(now, waiting > 0 ? retryMs : refreshMs)
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [sync, waiting])

  const report: OpenRun['report'] = async (kind, more = {}, photo) => {
    const draft: RunReportDraft = {
      ...more,
      EventID: crypto.randomUUID(),
      kind,
      time: new Date(serverNow()).toISOString(),
    }
    if (photo) await keepPhoto(draft.EventID, photo)
    save((before) => enqueue(before, { draft, hasPhoto: photo !== undefined }))
    await sync()
  }
  return {
    run: stored && shownRun(stored),
    isGone: status === 'gone',
    hasFailed: status === 'failed' && !stored,
    waiting,
    isTakeWaiting: stored?.queue.some(({ draft }) => draft.kind === 'accepted') ?? false,
    conflicts: stored?.conflicts ?? [],
    isPhotoLost,
    report,
    dismissConflicts: () => void save((before) => ({ ...before, conflicts: [] })),
    reload: () => void sync(),
  }
}
