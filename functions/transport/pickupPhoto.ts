import * as z from 'zod/mini'
import { isPhotoKey, photoUrl } from '../donations/photo.ts'
import { transportKeys } from '../table/keys/transport.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Photos of pickups: like those of donations, but given to a run instead of a person. */

/** Days within which a run can be reported with an uploaded photo: a phone may be without a signal for long. */
const keptDays = 7

export const givePickupPhotoKey = (runId: number, photoKey: string, now: Date): Write => ({
  put: {
    ...transportKeys.photoUpload(runId, photoKey),
    expires: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  },
})

/** How a JPEG begins. */
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/** Whether a key was given to the run, and a photo is stored under it: a browser can upload anything of the right size. */
export async function isPickupPhoto(runId: number, photoKey: string): Promise<boolean> {
  if (!isPhotoKey(photoKey)) return false
  const given = await table.get(transportKeys.photoUpload(runId, photoKey), z.looseObject({}))
  if (!given) return false
  const answer = await fetch(photoUrl(photoKey), { headers: { range: `bytes=0-${jpegStart.length - 1}` } })
  if (!answer.ok) return false
  const start = Buffer.from(await answer.arrayBuffer()).subarray(0, jpegStart.length)
  return start.equals(jpegStart)
}
