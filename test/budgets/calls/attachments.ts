import { attachmentIdOf, imageFile, withPhoto } from '../../engine/images.ts'
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
    const { input: other } = await ofPictured()(participants)
    const { by: caller, input } = await ofOwnProduct()(participants)
    return { by: caller, input: { ...input, AttachmentID: attachmentIdOf((other as { id: number }).id) } }
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
