import { expect, it } from 'vitest'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { keyOf } from './keyOf.ts'

it('answers of searches that differ in their body alone have names of their own', () => {
  const rosa = keyOf(customers.searchCustomers, { searchFilter: 'rosa' })
  expect(keyOf(customers.searchCustomers, { searchFilter: 'rosa' })).toBe(rosa)
  expect(keyOf(customers.searchCustomers, { searchFilter: 'maría' })).not.toBe(rosa)
  expect(keyOf(orders.getOrdersGrid, { rows: 25 })).toBe('orders.getOrdersGrid /api/PantryOrdersGrid?rows=25')
})
