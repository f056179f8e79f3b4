import * as customers from '../../../shared/pantry/customers/api.ts'
import { customerGridRow } from '../../../shared/pantry/customers/wire.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { foundCustomers } from './customerSearch.ts'
import { tefapToday } from './tefapToday.ts'

export const handler = endpoint(customers.getCustomersGrid, async ({ input, caller, now }) => {
  const { items, cursor } = await foundCustomers(input, caller, input.rows ?? defaultRows, tefapToday(now))
  return { rows: items.map((row) => customerGridRow(row, caller)), cursor }
})
