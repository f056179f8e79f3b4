import { isRefusal } from '../../../../shared/core/answer.ts'
import * as attachments from '../../../../shared/core/attachments/api.ts'
import { attachmentWrite } from '../../../core/attachments/attachmentTable.ts'
import { addImage } from '../../../core/attachments/collections.ts'
import { storePicture } from '../../../core/attachments/pictures.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'
import { productImages } from './productImages.ts'

export const handler = endpointOn(
  attachments.addProductImage,
  products.byId,
  async ({ resource, input, now, idempotencyKey }) => {
    const attachment = await storePicture(input)
    if (isRefusal(attachment)) return attachment
    const also = [attachmentWrite(attachment)]
    return addImage(productImages, { resource, now, attachment, idempotencyKey, also })
  },
)
