import type { Caller } from '../../../shared/core/access.ts'
import { attachmentIdOf, imageFile } from '../../engine/images.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The target's product and location of the food bank or of the agency; the picture of each has its number. */
const ownProduct = ({ agencyProductId, productId }: Target, { Role }: Caller) =>
  Role === 'agency' ? agencyProductId : productId
const ownLocation = ({ agencyLocationId, locationId }: Target, { Role }: Caller) =>
  Role === 'agency' ? agencyLocationId : locationId

const on = (own: typeof ownProduct, more: (id: number, target: Target, caller: Caller) => object = () => ({})) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => {
    const id = own(target, caller)
    return { id, ...more(id, target, caller) }
  },
})
const reordered = (id: number) => ({ AttachmentCollection: [{ ID: id, SequenceNumber: 1 }] })
const image = (imageId: number) => ({ imageId })
const upload = () => ({ Attachment: imageFile() })

export const attachments: Examples = {
  getAttachment: { roles: 'anyone', input: ({ productId }) => ({ id: attachmentIdOf(productId) }) },
  listProductImages: on(ownProduct),
  addProductImage: on(ownProduct, upload),
  reorderProductImages: on(ownProduct, reordered),
  removeProductImage: on(ownProduct, image),
  listAvailableImages: on(ownProduct),
  addAvailableImage: on(ownProduct, (_, { agencyProductId, productId }, { Role }) => ({
    AttachmentID: attachmentIdOf(Role === 'agency' ? productId : agencyProductId),
  })),
  // A food bank sees the photos of its agencies' locations.
  listLocationImages: on(({ agencyLocationId }) => agencyLocationId),
  uploadLocationImage: on(ownLocation, upload),
  reorderLocationImages: on(ownLocation, reordered),
  removeLocationImage: on(ownLocation, image),
}
