import * as attachments from '../../shared/api/attachments.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { availableImages } from './available.ts'

export const handler = endpointOn(attachments.listAvailableImages, productOf, async ({ resource }) =>
  availableImages(resource),
)
