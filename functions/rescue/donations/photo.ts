import type { Caller } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { hasTooManyPixels, imageInfo } from '../../../shared/core/attachments/image.ts'
import * as attachmentsRefusals from '../../../shared/core/attachments/refusals.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { signedAddress } from '../../core/files/signedAddress.ts'
import { more } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'
import type { Write } from '../../core/table/write.ts'

/** Photos of donations are in a private bucket; the browser loads and stores them by short-lived signed URLs. */

const bucket = () => process.env.PHOTOS_BUCKET ?? ''

/** Seconds until an upload or download URL expires. */
const goodFor = 900

export const photoUrl = (key: string) =>
  signedAddress({ method: 'GET', bucket: bucket(), key, seconds: goodFor, now: new Date() })

/** An address for one upload: type and size are signed, and so is the condition that nothing is stored under the key yet. */
export async function upload(key: string, type: string, bytes: number) {
  const headers = { 'content-type': type, 'if-none-match': '*' }
  const signed = { ...headers, 'content-length': String(bytes) }
  const url = await signedAddress({
    method: 'PUT',
    bucket: bucket(),
    key,
    seconds: goodFor,
    now: new Date(),
    headers: signed,
  })
  return { url, headers }
}

/** Days within which a donation can be posted with an uploaded photo. */
const keptDays = 2
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** False for text that is no photo's key: it may hold characters that the table's keys can't. */
export const isPhotoKey = (text: string) => /^donations\/\d+\/[0-9a-f-]{36}\.(jpg|png)$/.test(text)

/**
 * Reason that what is stored under a photo's key is no photo: a browser can upload anything of the right size, or
 * nothing.
 */
export async function storedPhotoRefusal(photoKey: string): Promise<Refusal | undefined> {
  const answer = await fetch(await photoUrl(photoKey))
  const stored = new Uint8Array(await answer.arrayBuffer())
  if (!answer.ok) return refuse(refusals.photoMissing)
  const info = imageInfo(stored)
  const isOfItsType = info?.type === (photoKey.endsWith('.png') ? 'image/png' : 'image/jpeg')
  // The browser encodes the photo anew, so that nothing stands behind its end.
  if (!info || !isOfItsType || info.length !== stored.length) return refuse(refusals.photoIsNone)
  return hasTooManyPixels(info) ? refuse(attachmentsRefusals.imageTooManyPixels) : undefined
}

/** Records that the caller was given a photo's key. */
export const givePhotoKey = ({ UserID }: Pick<Caller, 'UserID'>, photoKey: string, now: Date): Write => ({
  put: { ...donationKeys.photoUpload(UserID, photoKey), expires: expiryAfter(now, keptDays) },
})

/** Consumes the key with the donation: the condition fails for one that was not given to the caller, or was used. */
export const takePhotoKey = ({ UserID }: Pick<Caller, 'UserID'>, photoKey: string, now: Date): Write => ({
  remove: donationKeys.photoUpload(UserID, photoKey),
  when: more('expires', seconds(now)),
})
