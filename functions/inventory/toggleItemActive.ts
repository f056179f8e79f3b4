import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

export const handler = endpointOn(
  inventory.toggleItemActive,
  productOf,
  async ({ resource, input: { IsActive }, table }) => {
    const { ID, Version } = resource
    await table.commit([changeProduct(ID, undefined, { IsActive })])
    return { ID, Version: Version + 1, IsActive, NextStep: nextStep({ ...resource, IsActive }) }
  },
)
