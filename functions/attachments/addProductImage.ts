import { isRefusal } from '../../shared/answer.ts'
import * as attachments from '../../shared/api/attachments.ts'
import { endpointOn } from '../http.ts'
import { productImages } from '../inventory/productImages.ts'
import { productOf } from '../inventory/productTable.ts'
import { attachmentWrite } from './attachmentTable.ts'
import { addImage } from './collections.ts'
import { storePicture } from './pictures.ts'

export const handler = endpointOn(
  attachments.addProductImage,
  productOf,
  async ({ resource, input, now, idempotencyKey }) => {
    const attachment = await storePicture(input.Attachment)
    if (isRefusal(attachment)) return attachment
    const also = [attachmentWrite(attachment)]
    return addImage(productImages, { resource, now, attachment, idempotencyKey, also })
  },
)
