import { ownerRefusal } from '../../../shared/core/access.ts'
import * as attachments from '../../../shared/core/attachments/api.ts'
import { reordered } from '../../../shared/core/attachments/collection.ts'
import { changeImages } from '../../core/attachments/collections.ts'
import { endpointOn } from '../../core/http/http.ts'
import { locationImages } from './locationImages.ts'
import { pickupLocationOf } from './locationTable.ts'

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
