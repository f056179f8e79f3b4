import type { ImageHolder } from '../../core/attachments/collections.ts'
import { changeLocation, pickupLocationById, type StoredPickupLocation } from './locationTable.ts'

/** The pictures of a pickup location. */
export const locationImages: ImageHolder<StoredPickupLocation> = {
  reload: ({ ID }) => pickupLocationById(ID),
  write: (location, AttachmentCollection) => changeLocation(location, { AttachmentCollection }).write,
}
