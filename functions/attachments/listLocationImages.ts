import * as attachments from '../../shared/api/attachments.ts'
import { inSequence } from '../../shared/attachment/collection.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'

export const handler = endpointOn(attachments.listLocationImages, pickupLocationOf, async ({ resource }) =>
  inSequence(resource.AttachmentCollection),
)
