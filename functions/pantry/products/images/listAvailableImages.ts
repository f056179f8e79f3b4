import * as attachments from '../../../../shared/core/attachments/api.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { productOf } from '../productTable.ts'
import { availableImages } from './available.ts'

export const handler = endpointOn(attachments.listAvailableImages, productOf, async ({ resource }) =>
  availableImages(resource),
)
