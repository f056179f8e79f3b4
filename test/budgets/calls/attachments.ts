import * as attachments from '../../../shared/core/attachments/api.ts'
import type { Value } from '../../../shared/core/schema/endpoint.ts'
import { attachmentIdOf, imageFile, withPhoto } from '../../engine/images.ts'
import { succeed } from '../participants.ts'
import { type Calls, ofOwnProduct, ofPickupLocation, ofPictured } from './making.ts'

export const attachmentsCalls: Calls = {
  getAttachment: async (participants) => {
    const { by: caller, input } = await ofPictured()(participants)
    return { by: caller, input: { id: attachmentIdOf((input as { id: number }).id) } }
  },
  listProductImages: ofOwnProduct(),
  addProductImage: ofOwnProduct({ Attachment: imageFile() }),
  reorderProductImages: ofPictured((ID) => ({ AttachmentCollection: [{ ID, SequenceNumber: 1 }] })),
  removeProductImage: ofPictured((imageId) => ({ imageId })),
  listAvailableImages: ofPictured(),
  addAvailableImage: async (participants) => {
    await ofPictured()(participants)
    const { by, input } = await ofOwnProduct()(participants)
    // Pictures of the first hundred products of a type are offered: no longer the new one's, once a bench made many.
    const offered = await succeed(attachments.listAvailableImages, by, input as { id: number })
    const [Attachment] = offered as Value<typeof attachments.listAvailableImages>
    return { by, input: { ...input, AttachmentID: Attachment?.ID } }
  },
  listLocationImages: ofPickupLocation(),
  uploadLocationImage: ofPickupLocation({ Attachment: imageFile() }),
  reorderLocationImages: ofPickupLocation({ AttachmentCollection: [] }),
  removeLocationImage: async (participants) => {
    const { by: caller, input } = await ofPickupLocation()(participants)
    const id = await withPhoto((input as { id: number }).id)
    return { by: caller, input: { id, imageId: id } }
  },
}
