import * as customers from '../../shared/api/customers.ts'
import { customerGridRow } from '../../shared/customer/wire.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { foundCustomers } from './customerSearch.ts'

export const handler = endpoint(customers.getCustomersGrid, async ({ input, caller }) => {
  const { items, cursor } = await foundCustomers(input, caller, input.rows ?? defaultRows)
  return { rows: items.map((row) => customerGridRow(row, caller)), cursor }
})
