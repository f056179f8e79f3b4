import { attachmentWrite } from '../../functions/core/attachments/attachmentTable.ts'
import { present } from '../../functions/core/table/conditions.ts'
import { locationKeys } from '../../functions/core/table/keys/locations.ts'
import { productKeys } from '../../functions/core/table/keys/products.ts'
import type { Key } from '../../functions/core/table/shape.ts'
import { table } from '../../functions/core/table/table.ts'
import { pngOf } from '../../shared/core/attachments/image.fixture.ts'
import { limitOf } from '../../shared/pantry/limits/limit.ts'
import { limitDraft } from './limits.ts'

/** Pictures as tests need them, and things that have one. */

export const imageFile = (name = 'beans.png', content: Uint8Array = pngOf(4, 4)) =>
  new File([new Uint8Array(content)], name, { type: 'image/png' })

/** Apart from the numbers of attachments that are added. */
export const attachmentIdOf = (id: number) => 900_000 + id
const attachmentOf = (id: number) => ({ ID: attachmentIdOf(id), StoragePath: `/pictures/${id}.png` })

/** Gives a thing a picture whose ID is the thing's own. */
async function equip(at: Key, id: number, more: object = {}): Promise<number> {
  const AttachmentCollection = [{ ID: id, SequenceNumber: 1, Attachment: attachmentOf(id) }]
  await table.commit([{ update: at, set: { AttachmentCollection, ...more }, when: present }])
  return id
}
/** Also a limit of the product's ID. */
export async function withPicture(productId: number): Promise<number> {
  await table.commit([attachmentWrite(attachmentOf(productId))])
  return equip(productKeys.product(productId), productId, { Limits: [limitOf(limitDraft('3 ITEM ORDER'), productId)] })
}
export const withPhoto = (locationId: number) => equip(locationKeys.location(locationId), locationId)
