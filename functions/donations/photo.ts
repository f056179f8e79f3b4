import { signedAddress } from './signedAddress.ts'

/** Photos of donations lie in a private bucket; the browser loads and stores them by short-lived signed addresses. */

const bucket = () => process.env.PHOTOS_BUCKET ?? ''

/** Seconds an address stays good. */
const goodFor = 900

export const photoUrl = (key: string) =>
  signedAddress({ method: 'GET', bucket: bucket(), key, seconds: goodFor, now: new Date() })

export const uploadUrl = (key: string, type: string, bytes: number) =>
  signedAddress({
    method: 'PUT',
    bucket: bucket(),
    key,
    seconds: goodFor,
    now: new Date(),
    // Type and size are part of the signature: nothing else can be stored under the key.
    headers: { 'content-length': String(bytes), 'content-type': type },
  })

/** Photos are kept apart by the poster's entity, so that nobody posts with another's. */
export const photoPrefix = (entityId: number) => `donations/${entityId}/`
const photoName = /^[0-9a-f-]{36}\.(jpg|png)$/

/** True for the keys that `preparePhoto` gives out to the people of an entity, and for no other way to write one. */
export const isPhotoOf = (entityId: number, key: string) =>
  key.startsWith(photoPrefix(entityId)) && photoName.test(key.slice(photoPrefix(entityId).length))
