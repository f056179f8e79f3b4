import { type Refusal, refuse } from '../answer.ts'
import * as baseRefusals from '../refusals.ts'
import { type Attachment, type AttachmentCollection, type AttachmentItem, smallPathOf } from './attachment.ts'
import { maxImages } from './image.ts'
import * as refusals from './refusals.ts'

/** Changes of a collection of pictures; its sequence numbers count from 1 without gaps. */

const numbered = (items: readonly AttachmentItem[]): AttachmentCollection =>
  items.map((item, index) => ({ ...item, SequenceNumber: index + 1 }))

export const inSequence = (items: AttachmentCollection): AttachmentCollection =>
  items.toSorted((a, b) => a.SequenceNumber - b.SequenceNumber)

/** Address of the first picture as lists show it; empty without pictures. */
export function firstPicture(items: AttachmentCollection): string {
  const [first] = inSequence(items)
  return first ? smallPathOf(first.Attachment) : ''
}

/** A new picture comes last. */
export function withImage(items: AttachmentCollection, added: Attachment, id: number): AttachmentCollection | Refusal {
  if (items.length >= maxImages) return refuse(refusals.tooManyImages, { max: maxImages })
  if (items.some(({ Attachment }) => Attachment.ID === added.ID)) return refuse(refusals.imageTwice)
  return numbered([...inSequence(items), { ID: id, SequenceNumber: 0, Attachment: added }])
}

export const withoutImage = (items: AttachmentCollection, id: number): AttachmentCollection =>
  numbered(inSequence(items).filter(({ ID }) => ID !== id))

/** The order that was sent names each picture once; a picture that came or went meanwhile refuses it. */
export function reordered(
  items: AttachmentCollection,
  order: readonly Pick<AttachmentItem, 'ID' | 'SequenceNumber'>[],
): AttachmentCollection | Refusal {
  const wanted = order.toSorted((a, b) => a.SequenceNumber - b.SequenceNumber)
  const found = wanted.flatMap(({ ID }) => items.find((item) => item.ID === ID) ?? [])
  const isComplete = found.length === items.length && new Set(found).size === items.length
  return isComplete && wanted.length === items.length ? numbered(found) : refuse(baseRefusals.changedMeanwhile)
}
