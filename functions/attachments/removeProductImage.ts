import * as attachments from '../../shared/api/attachments.ts'
import { endpointOn } from '../http.ts'
import { productImages } from '../inventory/productImages.ts'
import { productOf } from '../inventory/productTable.ts'
import { removeImage } from './collections.ts'

export const handler = endpointOn(
  attachments.removeProductImage,
  productOf,
  async ({ resource, input: { imageId }, now, idempotencyKey }) =>
    removeImage(productImages, { resource, imageId, now, idempotencyKey }),
)
