import * as transport from '../../../../shared/rescue/transport/api.ts'
import { sendPhoto } from '../../core/attachments/sendPhoto.ts'
import { ApiError, call, Refused } from '../../core/data/client.ts'
import { type QueuedReport, recorded, refused, type StoredRun } from './runQueue.ts'
import { dropPhoto, keptPhoto } from './runStorage.ts'

/** Sends what waits, in order. Stops at the first report that gets no answer: a later one must not overtake it. */

type Save = (change: (stored: StoredRun) => StoredRun) => StoredRun

export interface Sending {
  readonly id: number
  readonly code: string
  /** Changes what is stored, and answers it. */
  readonly save: Save
  /** A photo did not arrive, or is none; its report went without it. */
  readonly photoLost: () => void
}

async function uploaded({ id, code }: Sending, photo: Blob): Promise<string> {
  const input = { id, ContentType: 'image/jpeg' as const, Size: photo.size }
  return sendPhoto(photo, await call(transport.prepareAttemptedPickupPhoto, input, { accessCode: code }))
}

/** The key of the report's photo; without one when it is lost or refused, because the report itself matters more. */
async function photoKeyOf(sending: Sending, { draft, hasPhoto }: QueuedReport): Promise<string | undefined> {
  const photo = hasPhoto ? await keptPhoto(draft.EventID) : undefined
  if (!photo) return undefined
  try {
    return await uploaded(sending, photo)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)) throw error
    sending.photoLost()
    return undefined
  }
}

async function sendOne(sending: Sending, report: QueuedReport): Promise<StoredRun> {
  const { id, code, save, photoLost } = sending
  const PhotoKey = await photoKeyOf(sending, report)
  const send = (more: object) =>
    call(transport.recordAttemptedPickupEvent, { id, ...report.draft, ...more }, { accessCode: code })
  try {
    const run = await send(PhotoKey ? { PhotoKey } : {}).catch((error: unknown) => {
      if (!(error instanceof Refused) || !PhotoKey) throw error
      return send({}).then((answer) => {
        photoLost()
        return answer
      })
    })
    return save((stored) => recorded(stored, run))
  } catch (error) {
    if (error instanceof Refused) return save((stored) => refused(stored, error.reason))
    // Malformed by an older version of this page: it would never be taken.
    if (error instanceof ApiError && error.status === 400) return save((stored) => refused(stored, error.message))
    throw error
  }
}

/** Throws when a report got no answer; it and the later ones stay. */
export async function sendReports(sending: Sending): Promise<void> {
  let [next] = sending.save((stored) => stored).queue
  while (next) {
    const { draft } = next
    const left = await sendOne(sending, next)
    await dropPhoto(draft.EventID)
    next = left.queue[0]
  }
}
