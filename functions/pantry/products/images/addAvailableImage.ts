import { refuse } from '../../../../shared/core/answer.ts'
import * as attachments from '../../../../shared/core/attachments/api.ts'
import * as refusals from '../../../../shared/core/attachments/refusals.ts'
import { addImage } from '../../../core/attachments/collections.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'
import { availableImages } from './available.ts'
import { productImages } from './productImages.ts'

export const handler = endpointOn(
  attachments.addAvailableImage,
  products.byId,
  async ({ resource, input, now, idempotencyKey }) => {
    const attachment = (await availableImages(resource)).find(({ ID }) => ID === input.AttachmentID)
    if (!attachment) return refuse(refusals.imageNotAvailable)
    return addImage(productImages, { resource, now, attachment, idempotencyKey })
  },
)
