import * as attachments from '../../shared/api/attachments.ts'
import { inSequence } from '../../shared/attachment/collection.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'

export const handler = endpointOn(attachments.listProductImages, productOf, async ({ resource }) =>
  inSequence(resource.AttachmentCollection),
)
