import * as attachments from '../../../../shared/core/attachments/api.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { products } from '../productTable.ts'
import { availableImages } from './available.ts'

export const handler = endpointOn(attachments.listAvailableImages, products.byId, async ({ resource }) =>
  availableImages(resource),
)
