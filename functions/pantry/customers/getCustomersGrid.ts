import * as customers from '../../../shared/pantry/customers/api.ts'
import { customerGridRow } from '../../../shared/pantry/customers/wire.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { foundCustomers } from './customerSearch.ts'

export const handler = endpoint(customers.getCustomersGrid, async ({ input, caller }) => {
  const { items, cursor } = await foundCustomers(input, caller, input.rows ?? defaultRows)
  return { rows: items.map((row) => customerGridRow(row, caller)), cursor }
})
