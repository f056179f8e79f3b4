import * as attachments from '../../../shared/core/attachments/api.ts'
import { inSequence } from '../../../shared/core/attachments/collection.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(attachments.listLocationImages, pickupLocationOf, async ({ resource }) =>
  inSequence(resource.AttachmentCollection),
)
