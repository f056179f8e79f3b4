import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Attachment, AttachmentCollection, AttachmentItem } from '../../../shared/core/attachments/attachment.ts'
import { withImage, withoutImage } from '../../../shared/core/attachments/collection.ts'
import { notFound } from '../http/fault.ts'
import { retryConflicts } from '../table/aggregate.ts'
import type { IdempotencyKey } from '../table/idempotency.ts'
import { nextId } from '../table/ids.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Access to the collection of pictures that a kind of item holds. */
export interface ImageHolder<T> {
  reload(item: T): Promise<T | undefined>
  write(item: T, images: AttachmentCollection): Write
}

interface WithImages {
  readonly AttachmentCollection: AttachmentCollection
}
interface Change<T, V> {
  readonly resource: T
  readonly now: Date
  readonly decide: (images: AttachmentCollection) => AttachmentCollection | Refusal
  /** Answer of the endpoint, and the writes that go with the change. */
  readonly answer: (images: AttachmentCollection) => V
  readonly also?: (answer: V) => readonly Write[]
}

/** Changes the collection of an item; a conflict loads and decides again. */
export async function changeImages<T extends WithImages, V>(
  holder: ImageHolder<T>,
  { resource, now, decide, answer, also }: Change<T, V>,
): Promise<V | Refusal> {
  return retryConflicts({ loaded: resource, now, reload: () => holder.reload(resource) }, async (item) => {
    const images = decide(item.AttachmentCollection)
    if (isRefusal(images)) return images
    const value = answer(images)
    // A repeat after a lost answer changes nothing, and writes nothing.
    if (!also && isDeepStrictEqual(images, item.AttachmentCollection)) return value
    await table.commit([holder.write(item, images), ...(also?.(value) ?? [])])
    return value
  })
}

interface Added<T> {
  readonly resource: T
  readonly now: Date
  readonly attachment: Attachment
  readonly idempotencyKey: IdempotencyKey
  readonly also?: readonly Write[]
}

/** Puts a picture at the end of an item's collection. */
export async function addImage<T extends WithImages>(
  holder: ImageHolder<T>,
  { resource, now, attachment, idempotencyKey, also = [] }: Added<T>,
): Promise<AttachmentItem | Refusal> {
  const id = await nextId('attachment')
  return changeImages(holder, {
    resource,
    now,
    decide: (images) => withImage(images, attachment, id),
    answer: (images) => images.at(-1) as AttachmentItem,
    also: (added) => [...also, ...idempotencyKey.writes(added, now)],
  })
}

interface Removed<T> {
  readonly resource: T
  readonly imageId: number
  readonly now: Date
  readonly idempotencyKey: IdempotencyKey
}

export const removeImage = <T extends WithImages>(
  holder: ImageHolder<T>,
  { resource, imageId, now, idempotencyKey }: Removed<T>,
): Promise<null | Refusal> =>
  changeImages(holder, {
    resource,
    now,
    decide: (images) => {
      if (!images.some(({ ID }) => ID === imageId)) throw notFound()
      return withoutImage(images, imageId)
    },
    answer: () => null,
    also: () => idempotencyKey.writes(null, now),
  })
