import * as z from 'zod/mini'
import { ID } from '../schema/fields.ts'

/**
 * Pictures of products and locations, in the order of `SequenceNumber`. They hold no personal data: an image tag sends no
 * token, so `StoragePath` is a public address of the web app's own domain with an unguessable key that is never reused.
 */
export const Attachment = z.object({
  ID,
  StoragePath: z.string(),
  /** The same picture as tiles and lists show it; those that were added before it was made have none. */
  SmallPath: z.optional(z.string()),
})
export type Attachment = z.infer<typeof Attachment>

/** Address of the picture as tiles and lists show it. */
export const smallPathOf = ({ StoragePath, SmallPath }: Omit<Attachment, 'ID'>): string => SmallPath ?? StoragePath

/** A picture in a collection. The same attachment may stand in several, each time as an item with an ID of its own. */
export const AttachmentItem = z.object({ ID, SequenceNumber: z.int(), Attachment })
export type AttachmentItem = z.infer<typeof AttachmentItem>

export const AttachmentCollection = z.array(AttachmentItem)
export type AttachmentCollection = z.infer<typeof AttachmentCollection>
