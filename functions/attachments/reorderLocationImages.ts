import { ownerRefusal } from '../../shared/access.ts'
import * as attachments from '../../shared/api/attachments.ts'
import { reordered } from '../../shared/attachment/collection.ts'
import { endpointOn } from '../http.ts'
import { locationImages } from '../locations/locationImages.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { changeImages } from './collections.ts'

export const handler = endpointOn(
  attachments.reorderLocationImages,
  pickupLocationOf,
  async ({ resource, caller, input, now }) =>
    ownerRefusal(caller, resource) ??
    changeImages(locationImages, {
      resource,
      now,
      decide: (images) => reordered(images, input.AttachmentCollection),
      answer: (images) => images,
    }),
)
