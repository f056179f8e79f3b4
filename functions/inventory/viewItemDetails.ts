import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { endpointOn } from '../http.ts'
import { productOf } from './productTable.ts'
import { productView } from './productView.ts'

export const handler = endpointOn(inventory.viewItemDetails, productOf, async ({ resource, language }) => ({
  ...(await productView(resource, language)),
  NextStep: nextStep(resource),
}))
