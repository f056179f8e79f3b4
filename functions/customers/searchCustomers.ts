import { isFoodBankRole } from '../../shared/access.ts'
import * as customers from '../../shared/api/customers.ts'
import { customerOrder } from '../../shared/customer/customer.ts'
import { searchedWords } from '../../shared/customer/tokens.ts'
import { listedCustomer } from '../../shared/customer/wire.ts'
import { endpoint } from '../http.ts'
import { customersByWords } from './customersByWords.ts'
import { customersById, isListed, rowsServedBy } from './customerTable.ts'

export const handler = endpoint(customers.searchCustomers, async ({ input: { searchFilter, cursor }, caller }) => {
  const words = searchedWords(searchFilter)
  const [foodBankId] = caller.FoodBankIDs
  if (words.length === 0 || foodBankId === undefined) return { rows: [] }
  const load = isFoodBankRole(caller.Role)
    ? async (ids: readonly number[]) => (await customersById(ids)).filter(isListed)
    : (ids: readonly number[]) => rowsServedBy(caller.EntityID, ids)
  const found = await customersByWords({ foodBankId, words, load, limit: customers.maxListedCustomers, cursor })
  return {
    rows: found.items.toSorted((a, b) => (customerOrder(a) < customerOrder(b) ? -1 : 1)).map(listedCustomer),
    cursor: found.cursor,
  }
})
