import * as attachments from '../../../../shared/core/attachments/api.ts'
import { inSequence } from '../../../../shared/core/attachments/collection.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'

export const handler = endpointOn(attachments.listProductImages, products.byId, async ({ resource }) =>
  inSequence(resource.AttachmentCollection),
)
