import * as limits from '../../../shared/pantry/limits/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(limits.listProductLimits, products.byId, async ({ resource }) => resource.Limits)
