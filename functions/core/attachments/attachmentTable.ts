import { Attachment } from '../../../shared/core/attachments/attachment.ts'
import { absent } from '../table/conditions.ts'
import { attachmentKeys } from '../table/keys/attachments.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Uploaded pictures. One stays when a product gives it up: another may show it, and its address is cached for good. */

const shape = storedShape(Attachment)

export const attachmentById = (id: number) => table.get(attachmentKeys.attachment(id), shape.schema)

export const attachmentWrite = (attachment: Attachment): Write => ({
  put: { ...attachmentKeys.attachment(attachment.ID), ...attachment, Shape: shape.version },
  when: absent,
})
