import { ownerRefusal } from '../../../shared/core/access.ts'
import * as attachments from '../../../shared/core/attachments/api.ts'
import { removeImage } from '../../core/attachments/collections.ts'
import { endpointOn } from '../../core/http/http.ts'
import { locationImages } from './locationImages.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(
  attachments.removeLocationImage,
  pickupLocationOf,
  async ({ resource, caller, input: { imageId }, now, idempotencyKey }) =>
    ownerRefusal(caller, resource) ?? removeImage(locationImages, { resource, imageId, now, idempotencyKey }),
)
