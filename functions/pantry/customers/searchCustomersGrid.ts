import * as customers from '../../../shared/pantry/customers/api.ts'
import { searchedWords } from '../../../shared/pantry/customers/tokens.ts'
import { customerGridRow } from '../../../shared/pantry/customers/wire.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { foundCustomers } from './customerSearch.ts'
import { tefapToday } from './tefapToday.ts'

export const handler = endpoint(
  customers.searchCustomersGrid,
  async ({ input: { searchFilter, ...filter }, caller, now }) => {
    const words = searchedWords(searchFilter)
    if (words.length === 0) return { rows: [] }
    const { items, cursor } = await foundCustomers({ ...filter, words }, caller, defaultRows, tefapToday(now))
    return { rows: items.map((row) => customerGridRow(row, caller)), cursor }
  },
)
