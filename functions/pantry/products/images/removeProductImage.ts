import * as attachments from '../../../../shared/core/attachments/api.ts'
import { removeImage } from '../../../core/attachments/collections.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'
import { productImages } from './productImages.ts'

export const handler = endpointOn(
  attachments.removeProductImage,
  products.byId,
  async ({ resource, input: { imageId }, now, idempotencyKey }) =>
    removeImage(productImages, { resource, imageId, now, idempotencyKey }),
)
