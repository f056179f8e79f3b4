import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import { countedWord, matchesSearch } from '../../../shared/pantry/customers/tokens.ts'
import { chunksOf } from '../../core/chunks.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { table } from '../../core/table/table.ts'
import { customersById, isListed, rowsServedBy } from './customerTable.ts'

/**
 * Customers found by the beginnings of words. The entries of the first word are read in turn; the other words leave over
 * those that they find too, before anybody is loaded. A call reads at most 3,000 entries and loads 1,000 customers; the cursor
 * goes on behind the last entry that was looked at.
 */

const Entry = z.object({ sk: z.string(), CustomerID: ID })
/** Hits of another word that are compared by number; of a more frequent one the customers' own words are compared. */
const maxCompared = 1_000
const chunk = 500
const maxRead = 3_000
const loadedAtOnce = 100
const maxLoaded = 1_000

const rangeOf = (foodBankId: number, word: string) => ({
  pk: customerKeys.word(foodBankId, '', '').pk,
  from: word,
  to: `${word}\uffff`,
  isConsistent: false,
})

/** Undefined when there are more than are compared. */
async function idsOf(foodBankId: number, word: string): Promise<ReadonlySet<number> | undefined> {
  const { items, cursor } = await table.page({ ...rangeOf(foodBankId, word), limit: maxCompared }, Entry)
  return cursor === undefined ? new Set(items.map(({ CustomerID }) => CustomerID)) : undefined
}

type Named = Pick<CustomerRow, 'ID' | 'FirstName' | 'LastName' | 'EMailAddress' | 'PhoneNumber'>

interface Search<C extends Named> {
  readonly foodBankId: number
  /** The longest first; at least one. */
  readonly words: readonly string[]
  /** The customers of the numbers whom the caller may find. */
  readonly load: (ids: readonly number[]) => Promise<readonly C[]>
  readonly limit: number
  readonly cursor?: string | undefined
}

/** Loads those whom a caller may find: the food bank's own people all of its neighbors, an agency's those whom it serves. */
export const findableBy = ({ EntityID }: Caller, foodBankId: number): Search<CustomerRow>['load'] =>
  EntityID === foodBankId
    ? async (ids) => (await customersById(ids)).filter(isListed)
    : (ids) => rowsServedBy(EntityID, ids)

export async function customersByWords<C extends Named>({ foodBankId, words, load, limit, ...asked }: Search<C>) {
  const [first = '', ...others] = words
  const known = (await Promise.all(others.map((word) => idsOf(foodBankId, word)))).filter((set) => set !== undefined)
  const items: C[] = []
  let [cursor, loaded] = [asked.cursor, 0]
  for (let read = 0; read < maxRead && loaded < maxLoaded; read += chunk) {
    const page = await table.page({ ...rangeOf(foodBankId, first), limit: chunk, cursor }, Entry)
    const entries = page.items
      .map((entry, index) => ({ ...entry, index }))
      .filter(({ CustomerID }) => known.every((set) => set.has(CustomerID)))
    for (const some of chunksOf(entries, loadedAtOnce)) {
      const customers = new Map(
        (await load([...new Set(some.map(({ CustomerID }) => CustomerID))])).map((one) => [one.ID, one]),
      )
      loaded += some.length
      for (const { CustomerID, sk, index } of some) {
        const customer = customers.get(CustomerID)
        if (!customer || !matchesSearch(customer, words) || !isCounted(customer, first, sk)) continue
        items.push(customer)
        if (items.length === limit) return { items, cursor: behind(page, index) }
      }
    }
    cursor = page.cursor
    if (!cursor) break
  }
  return { items, cursor }
}

/** A customer with several words that begin so stands in the range several times, and counts at one. */
const isCounted = (customer: Named, word: string, sk: string): boolean =>
  sk === `${countedWord(customer, word)}#${customer.ID}`

interface ReadPage {
  readonly items: readonly unknown[]
  readonly cursor: string | undefined
  cursorAfter(index: number): string
}
const behind = (page: ReadPage, index: number) =>
  index === page.items.length - 1 ? page.cursor : page.cursorAfter(index)
