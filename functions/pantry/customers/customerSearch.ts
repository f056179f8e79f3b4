import { asksAboutOtherAgency, type Caller, canAccess, isFoodBankRole } from '../../../shared/core/access.ts'
import { markedOn, type TefapToday } from '../../../shared/pantry/customers/certified.ts'
import { CustomerRow, customerOrder } from '../../../shared/pantry/customers/customer.ts'
import { asksForOrders, passesMarks } from '../../../shared/pantry/customers/filter.ts'
import { matchesSearch } from '../../../shared/pantry/customers/tokens.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { customerLists } from '../../core/table/keys/customers.ts'
import { type AskedCustomers, customersByOrders } from './customersByOrders.ts'
import { customersByWords, findableBy } from './customersByWords.ts'
import { customerById } from './customerTable.ts'

/** The customers that a filter finds, for the grid and for reports; those whom the caller's entity serves. */

type Found = Promise<{ items: CustomerRow[]; cursor?: string | undefined }>

/** `today`: certificates count by it. */
export async function foundCustomers(asked: AskedCustomers, caller: Caller, limit: number, today: TefapToday): Found {
  const { items, cursor } = await findCustomers(asked, caller, limit, today)
  return { items: items.map((row) => markedOn(row, today)), cursor }
}

async function findCustomers(asked: AskedCustomers, caller: Caller, limit: number, today: TefapToday): Found {
  if (asksAboutOtherAgency(caller, asked.AgencyID)) return { items: [] }
  if (asksForOrders(asked)) return customersByOrders(asked, caller, limit, today)
  const { FoodInsecureNeighborID: id, words = [], cursor } = asked
  const isServed = ({ FoodBankID, AgencyIDs }: CustomerRow) => canAccess(caller, { FoodBankID, AgencyIDs })
  const passes = (row: CustomerRow) =>
    isServed(row) && passesMarks(markedOn(row, today), asked) && matchesSearch(row, words)
  if (id === undefined)
    return words.length > 0
      ? foundByWords({ words, caller, passes, limit, cursor })
      : filteredPage({ ...listFor(asked, caller), limit, cursor }, CustomerRow, passes)
  const customer = await customerById(id)
  const row = customer && CustomerRow.parse(customer)
  return { items: row && passes({ ...row, ID: id }) ? [row] : [] }
}

interface WordSearch extends Pick<Parameters<typeof customersByWords>[0], 'words' | 'limit' | 'cursor'> {
  readonly caller: Caller
  readonly passes: (row: CustomerRow) => boolean
}

/** By name within a page: pages follow each other by the word that is searched. */
async function foundByWords({ caller, passes, ...search }: WordSearch): Found {
  const [foodBankId] = caller.FoodBankIDs
  if (foodBankId === undefined) return { items: [] }
  const findable = findableBy(caller, foodBankId)
  const load = async (ids: readonly number[]) => (await findable(ids)).filter(passes)
  const { items, cursor } = await customersByWords<CustomerRow>({ ...search, foodBankId, load })
  return { items: items.toSorted((a, b) => (customerOrder(a) < customerOrder(b) ? -1 : 1)), cursor }
}

/** The shortest list that holds all that is asked for. */
function listFor({ AgencyID: agency }: AskedCustomers, { Role, EntityID }: Caller) {
  if (!isFoodBankRole(Role)) return customerLists.agency(EntityID)
  return agency === undefined ? customerLists.foodBank(EntityID) : customerLists.agency(agency)
}
