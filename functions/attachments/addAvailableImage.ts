import { refuse } from '../../shared/answer.ts'
import * as attachments from '../../shared/api/attachments.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { productImages } from '../inventory/productImages.ts'
import { productOf } from '../inventory/productTable.ts'
import { availableImages } from './available.ts'
import { addImage } from './collections.ts'

export const handler = endpointOn(
  attachments.addAvailableImage,
  productOf,
  async ({ resource, input, now, idempotencyKey }) => {
    const attachment = (await availableImages(resource)).find(({ ID }) => ID === input.AttachmentID)
    if (!attachment) return refuse(refusals.imageNotAvailable)
    return addImage(productImages, { resource, now, attachment, idempotencyKey })
  },
)
