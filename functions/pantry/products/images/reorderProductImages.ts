import * as attachments from '../../../../shared/core/attachments/api.ts'
import { reordered } from '../../../../shared/core/attachments/collection.ts'
import { changeImages } from '../../../core/attachments/collections.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'
import { productImages } from './productImages.ts'

export const handler = endpointOn(attachments.reorderProductImages, products.byId, async ({ resource, input, now }) =>
  changeImages(productImages, {
    resource,
    now,
    decide: (images) => reordered(images, input.AttachmentCollection),
    answer: (images) => images,
  }),
)
