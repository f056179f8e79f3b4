import { canAccess } from '../../shared/access.ts'
import * as customers from '../../shared/api/customers.ts'
import { customerOrder } from '../../shared/customer/customer.ts'
import { matchesSearch, searchedWords } from '../../shared/customer/tokens.ts'
import { listedCustomer } from '../../shared/customer/wire.ts'
import { endpoint } from '../http.ts'
import { customerOf, customersById, customersByWord } from './customerTable.ts'

export const handler = endpoint(customers.searchCustomers, async ({ input: { searchFilter }, caller }) => {
  const words = searchedWords(searchFilter)
  const [longest] = words
  const [foodBankId] = caller.FoodBankIDs
  if (longest === undefined || foodBankId === undefined) return []
  const found = await customersById(await customersByWord(foodBankId, longest))
  return found
    .filter((customer) => canAccess(caller, customerOf.owner(customer)) && matchesSearch(customer, words))
    .toSorted((a, b) => (customerOrder(a) < customerOrder(b) ? -1 : 1))
    .slice(0, customers.maxListedCustomers)
    .map(listedCustomer)
})
