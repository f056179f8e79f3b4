import * as attachments from '../../shared/api/attachments.ts'
import { reordered } from '../../shared/attachment/collection.ts'
import { endpointOn } from '../http.ts'
import { productImages } from '../inventory/productImages.ts'
import { productOf } from '../inventory/productTable.ts'
import { changeImages } from './collections.ts'

export const handler = endpointOn(attachments.reorderProductImages, productOf, async ({ resource, input, now }) =>
  changeImages(productImages, {
    resource,
    now,
    decide: (images) => reordered(images, input.AttachmentCollection),
    answer: (images) => images,
  }),
)
