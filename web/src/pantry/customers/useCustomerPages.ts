import * as customers from '../../../../shared/pantry/customers/api.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { type CustomersFilters, customersQuery } from './customersQuery.ts'

/** Pages of the list. Words that are searched for go in a body, for addresses are logged, and their answers are not kept. */
export function useCustomerPages(search: string, filters: CustomersFilters) {
  const words = search.trim()
  const query = customersQuery(filters)
  const all = useServerPages(customers.getCustomersGrid, words === '' ? query : null)
  const asked = words === '' ? null : { ...query, searchFilter: words }
  const found = useServerPages(customers.searchCustomersGrid, asked)
  if (words === '') return all
  const isFirst = found.answer === undefined && found.error === undefined && all.answer !== undefined
  // The list stays in sight until the first answer is there.
  return isFirst ? { ...all, next: undefined, previous: undefined, isTurning: true } : found
}
