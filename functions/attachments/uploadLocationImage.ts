import { ownerRefusal } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import * as attachments from '../../shared/api/attachments.ts'
import { endpointOn } from '../http.ts'
import { locationImages } from '../locations/locationImages.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { attachmentWrite } from './attachmentTable.ts'
import { addImage } from './collections.ts'
import { storePicture } from './pictures.ts'

export const handler = endpointOn(
  attachments.uploadLocationImage,
  pickupLocationOf,
  async ({ resource, caller, input, now, idempotencyKey }) => {
    const notOwner = ownerRefusal(caller, resource)
    if (notOwner) return notOwner
    const attachment = await storePicture(input.Attachment)
    if (isRefusal(attachment)) return attachment
    const also = [attachmentWrite(attachment)]
    return addImage(locationImages, { resource, now, attachment, idempotencyKey, also })
  },
)
