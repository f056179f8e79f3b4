import * as limits from '../../../shared/pantry/limits/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(limits.listProductLimits, productOf, async ({ resource }) => resource.Limits)
