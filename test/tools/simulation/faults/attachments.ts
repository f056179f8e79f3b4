import * as attachments from '../../../../shared/core/attachments/api.ts'
import { call } from '../../../engine/call.ts'
import { attachmentIdOf, imageFile } from '../../../engine/images.ts'
import { people } from '../../../engine/smallTenant.ts'
import { pictured } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const onlyImage = { AttachmentCollection: [{ ID: 1, SequenceNumber: 1 }] }

export const attachmentsFaults: Scenario[] = [
  asks(attachments.addProductImage, 'empty', () =>
    call(attachments.addProductImage, people.foodBank, { id: 1, Attachment: imageFile() }, idempotent),
  ),
  asks(attachments.reorderProductImages, 'empty', () =>
    call(attachments.reorderProductImages, people.foodBank, { id: 1, ...onlyImage }),
  ),
  asks(attachments.removeProductImage, 'empty', () =>
    call(attachments.removeProductImage, people.foodBank, { id: 1, imageId: 1 }, idempotent),
  ),
  asks(attachments.addAvailableImage, 'empty', () =>
    call(attachments.addAvailableImage, people.foodBank, { id: 1, AttachmentID: attachmentIdOf(pictured) }, idempotent),
  ),
  asks(attachments.uploadLocationImage, 'empty', () =>
    call(attachments.uploadLocationImage, people.foodBank, { id: 1, Attachment: imageFile() }, idempotent),
  ),
  asks(attachments.reorderLocationImages, 'empty', () =>
    call(attachments.reorderLocationImages, people.foodBank, { id: 1, ...onlyImage }),
  ),
  asks(attachments.removeLocationImage, 'empty', () =>
    call(attachments.removeLocationImage, people.foodBank, { id: 1, imageId: 1 }, idempotent),
  ),
]
