import { ownerRefusal } from '../../shared/access.ts'
import * as attachments from '../../shared/api/attachments.ts'
import { endpointOn } from '../http.ts'
import { locationImages } from '../locations/locationImages.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { removeImage } from './collections.ts'

export const handler = endpointOn(
  attachments.removeLocationImage,
  pickupLocationOf,
  async ({ resource, caller, input: { imageId }, now, idempotencyKey }) =>
    ownerRefusal(caller, resource) ?? removeImage(locationImages, { resource, imageId, now, idempotencyKey }),
)
