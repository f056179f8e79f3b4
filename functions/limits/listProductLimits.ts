import * as limits from '../../shared/api/limits.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'

export const handler = endpointOn(limits.listProductLimits, productOf, async ({ resource }) => resource.Limits)
