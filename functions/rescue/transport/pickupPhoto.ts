import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/attachments/refusals.ts'
import { givePhotoKey, isPhotoKey, storedPhotoRefusal } from '../../core/files/photos.ts'
import { transportKeys } from '../../core/table/keys/transport.ts'
import { table } from '../../core/table/table.ts'

/** Photos of pickups: like those of donations, but given to a run instead of a person. */

/** Days within which a run can be reported with an uploaded photo: a phone may be without a signal for long. */
const keptDays = 7

export const givePickupPhotoKey = (runId: number, photoKey: string, now: Date) =>
  givePhotoKey(transportKeys.photoUpload(runId, photoKey), now, keptDays)

/** Reason that a key can't be a report's photo: it was not given to the run, or no photo is stored under it. */
export async function pickupPhotoRefusal(runId: number, photoKey: string): Promise<Refusal | undefined> {
  const given = isPhotoKey('donations', photoKey)
    ? await table.get(transportKeys.photoUpload(runId, photoKey), z.looseObject({}))
    : undefined
  return given ? storedPhotoRefusal(photoKey) : refuse(refusals.photoIsNone)
}
