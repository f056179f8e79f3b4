import * as customers from '../../../shared/pantry/customers/api.ts'
import { customerOrder } from '../../../shared/pantry/customers/customer.ts'
import { searchedWords } from '../../../shared/pantry/customers/tokens.ts'
import { type ListedCustomer, listedCustomer } from '../../../shared/pantry/customers/wire.ts'
import { endpoint } from '../../core/http/http.ts'
import { customersByWords, findableBy } from './customersByWords.ts'

export const handler = endpoint(customers.searchCustomers, async ({ input: { searchFilter, cursor }, caller }) => {
  const words = searchedWords(searchFilter)
  const [foodBankId] = caller.FoodBankIDs
  if (words.length === 0 || foodBankId === undefined) return { rows: [] }
  const search = { foodBankId, words, load: findableBy(caller, foodBankId) }
  if (caller.Role === 'pantryvolunteer') return { rows: await foundByVolunteer(search) }
  const found = await customersByWords({ ...search, limit: customers.maxListedCustomers, cursor })
  return { rows: inOrder(found.items), cursor: found.cursor }
})

type Search = Pick<Parameters<typeof customersByWords<ListedCustomer>>[0], 'foodBankId' | 'words' | 'load'>

const inOrder = (found: readonly ListedCustomer[]) =>
  found.toSorted((a, b) => (customerOrder(a) < customerOrder(b) ? -1 : 1)).map(listedCustomer)

/** Told apart by name and postal code; how they are reached is not for the table. */
async function foundByVolunteer(search: Search): Promise<ListedCustomer[]> {
  if (search.words.every((word) => word.length < customers.minVolunteerWord)) return []
  const { items } = await customersByWords({ ...search, limit: customers.maxFoundByVolunteers })
  return inOrder(items).map((one) => ({ ...one, EMailAddress: null, PhoneNumber: null }))
}
