import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as attachments from '../../../shared/core/attachments/api.ts'
import { attachmentWrite } from '../../core/attachments/attachmentTable.ts'
import { addImage } from '../../core/attachments/collections.ts'
import { storePicture } from '../../core/attachments/pictures.ts'
import { endpointOn } from '../../core/http/http.ts'
import { locationImages } from './locationImages.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(
  attachments.uploadLocationImage,
  pickupLocationOf,
  async ({ resource, caller, input, now, idempotencyKey }) => {
    const notOwner = ownerRefusal(caller, resource)
    if (notOwner) return notOwner
    const attachment = await storePicture(input)
    if (isRefusal(attachment)) return attachment
    const also = [attachmentWrite(attachment)]
    return addImage(locationImages, { resource, now, attachment, idempotencyKey, also })
  },
)
