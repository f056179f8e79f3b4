import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/attachments/refusals.ts'
import { givePhotoKey, isPhotoKey, storedPhotoRefusal, takePhotoKey } from '../../core/files/photos.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { table } from '../../core/table/table.ts'

/** Photos of signed papers: a key is given for one customer, and taken by one certificate. */

export const givePaper = (customerId: number, photoKey: string, now: Date) =>
  givePhotoKey(customerKeys.paperPhoto(customerId, photoKey), now)

export const takePaper = (customerId: number, photoKey: string, now: Date) =>
  takePhotoKey(customerKeys.paperPhoto(customerId, photoKey), now)

/** Reason that a key is no paper's photo: it was not given for this customer, or was used, or no photo is stored under it. */
export async function paperRefusal(customerId: number, photoKey: string): Promise<Refusal | undefined> {
  const given = isPhotoKey('certificates', photoKey)
    ? await table.get(customerKeys.paperPhoto(customerId, photoKey), z.looseObject({}))
    : undefined
  return given ? storedPhotoRefusal(photoKey) : refuse(refusals.photoMissing)
}
