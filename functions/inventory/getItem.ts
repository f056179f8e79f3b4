import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { productOf } from './productTable.ts'
import { productView } from './productView.ts'

export const handler = endpointOn(inventory.getItem, productOf, ({ resource, language }) =>
  productView(resource, language),
)
