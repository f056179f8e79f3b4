import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { hasTooManyPixels, imageInfo } from '../../../shared/core/attachments/image.ts'
import type { PhotoToSend, PhotoUpload } from '../../../shared/core/attachments/photo.ts'
import * as refusals from '../../../shared/core/attachments/refusals.ts'
import { more } from '../table/conditions.ts'
import { expiryAfter } from '../table/expiry.ts'
import type { key as keyOf } from '../table/shape.ts'
import type { Write } from '../table/write.ts'
import { signedAddress } from './signedAddress.ts'

/** Photos are in a private bucket, in a folder for each kind; the browser loads and stores them by short-lived signed addresses. */

const bucket = () => process.env.PHOTOS_BUCKET ?? ''

/** Seconds until an upload or download URL expires. */
const goodFor = 900

export const photoUrl = (key: string) =>
  signedAddress({ method: 'GET', bucket: bucket(), key, seconds: goodFor, now: new Date() })

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const
type Folder = 'donations' | 'certificates'

/** Name of a photo that nobody can guess. */
export const newPhotoKey = (folder: Folder, entityId: number, type: keyof typeof endings) =>
  `${folder}/${entityId}/${randomUUID()}.${endings[type]}`

/** False for text that is no photo's key: it may hold characters that the table's keys can't. */
export const isPhotoKey = (folder: Folder, text: string) =>
  new RegExp(`^${folder}/\\d+/[0-9a-f-]{36}\\.(jpg|png)$`).test(text)

/** An address for one upload: type and size are signed, and so is the condition that nothing is stored under the key yet. */
export async function upload(
  key: string,
  { ContentType, Size }: z.infer<typeof PhotoToSend>,
): Promise<z.infer<typeof PhotoUpload>> {
  const headers = { 'content-type': ContentType, 'if-none-match': '*' }
  const UploadUrl = await signedAddress({
    method: 'PUT',
    bucket: bucket(),
    key,
    seconds: goodFor,
    now: new Date(),
    headers: { ...headers, 'content-length': String(Size) },
  })
  return { PhotoKey: key, UploadUrl, Headers: headers }
}

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
  return hasTooManyPixels(info) ? refuse(refusals.imageTooManyPixels) : undefined
}

const second = (at: Date) => Math.floor(at.getTime() / 1000)

type Key = ReturnType<typeof keyOf>
/** Records, for some days, to whom a photo's key was given. */
export const givePhotoKey = (key: Key, now: Date, days = 2): Write => ({
  put: { ...key, expires: expiryAfter(now, days) },
})
/** Consumes the key with what it belongs to: the condition fails for one that was not given, or was used. */
export const takePhotoKey = (key: Key, now: Date): Write => ({ remove: key, when: more('expires', second(now)) })
