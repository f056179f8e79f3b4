import * as z from 'zod/mini'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { Customer, CustomerRow, customerOrder, formVersionOf } from '../../../shared/pantry/customers/customer.ts'
import { homeAgencyIds } from '../../../shared/pantry/customers/level.ts'
import { duplicateMarks, partWords, searchWords } from '../../../shared/pantry/customers/tokens.ts'
import { HttpFault, notFound } from '../../core/http/fault.ts'
import { hasFields } from '../../core/http/hasFields.ts'
import type { Loader } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Item } from '../../core/table/client.ts'
import { absent, absentField, and, atVersion, equals, lacks, or, present } from '../../core/table/conditions.ts'
import { customerKeys, customerLists } from '../../core/table/keys/customers.ts'
import { textingKeys } from '../../core/table/keys/texting.ts'
import { listAttributes } from '../../core/table/lists.ts'
import type { Key } from '../../core/table/shape.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { itemWrites, type Write } from '../../core/table/write.ts'
import { countProgramUse } from '../programs/programTable.ts'

/**
 * Customers in the table: in the list of the food bank whose pantries they use, in those of the agencies that serve them,
 * and under the words and marks that they are found by. A change of one is a transaction over all of them.
 */

/** A TEFAP rule that can't be read is none: the customer orders everything else (decision 43). */
const Stored = z.extend(Customer, { TEFAPEligibility: z.catch(Customer.shape.TEFAPEligibility, null) })
const shape = storedShape(Stored)

/** Customer as it is stored, also one that was merged or forgotten. */
export const storedCustomer = (id: number) => table.get(customerKeys.customer(id), shape.schema)

/** The customer; of a merged duplicate the one that it was merged into. Undefined for one who was forgotten. */
export async function customerById(id: number): Promise<Customer | undefined> {
  const found = await storedCustomer(id)
  const kept = found?.MergedInto === undefined ? found : await storedCustomer(found.MergedInto)
  return kept?.Forgotten ? undefined : kept
}

/**
 * Reached by the staff who serve the customer, and by the customer; how much they see is in `shared/pantry/customers/level.ts`. The food
 * bank stands among those who run pantries, for the volunteers of its own.
 */
export const customerOf: Loader<'customer', { id: number }, Customer> = {
  kind: 'customer',
  load: ({ input }) => customerById(input.id),
  owner: ({ FoodBankID, AgencyIDs, ID: CustomerID }) => ({
    ...{ FoodBankID, CustomerID },
    AgencyIDs: [...AgencyIDs, FoodBankID],
  }),
}

/** Reached by staff who look after all of the person, and by the customer. */
export const homeCustomerOf: Loader<'homeCustomer', { id: number }, Customer> = {
  kind: 'homeCustomer',
  load: ({ input }) => customerById(input.id),
  owner: (customer) => ({ ...customerOf.owner(customer), AgencyIDs: homeAgencyIds(customer) }),
}

const ServedEntry = z.object({ row: CustomerRow })

/** In any order; absent ones are left out. */
export const customersById = (ids: readonly number[]) => table.getMany(ids.map(customerKeys.customer), shape.schema)

/** Fields that a new customer leaves out have the defaults of `Customer`. */
export const newCustomer = (draft: z.input<typeof Customer>): Customer => Customer.parse(draft)

/** A merged and a forgotten customer stand in no list and are not found. */
export const isListed = ({ MergedInto, Forgotten }: Customer) => MergedInto === undefined && Forgotten === undefined

const listed = (customer: Customer) =>
  isListed(customer)
    ? {
        ...listAttributes([customerLists.foodBank(customer.FoodBankID)]),
        sort: customerOrder(customer),
        row: CustomerRow.parse(customer),
      }
    : {}

/** Rows of customers in an agency's list, by the customers' numbers; those it doesn't serve are left out. */
export const rowsServedBy = async (agencyId: number, ids: readonly number[]): Promise<CustomerRow[]> =>
  (
    await table.getMany(
      ids.map((id) => customerKeys.served(id, agencyId)),
      ServedEntry,
    )
  ).map(({ row }) => row)

const Entry = z.object({ sk: z.string() })
const wordItems = ({ ID: CustomerID, FoodBankID }: Customer, words: readonly string[]) =>
  words.map((word) => ({ ...customerKeys.word(FoodBankID, word, CustomerID), CustomerID }))

const phoneItems = ({ ID: CustomerID, PhoneNumber }: Customer) =>
  PhoneNumber === null ? [] : [{ ...textingKeys.customer(PhoneNumber, CustomerID), CustomerID }]

/** Writes of the entries that a customer lacks who was stored before parts of names were words, or before phone numbers led to customers. */
export async function lackingEntryWrites(id: number): Promise<Write[]> {
  const customer = await storedCustomer(id)
  if (!customer || !isListed(customer)) return []
  const items = [...wordItems(customer, partWords(customer)), ...phoneItems(customer)]
  const there = new Set((await table.getMany(items, Entry)).map(({ sk }) => sk))
  const missing = items.filter(({ sk }) => !there.has(sk)).map((put) => ({ put }))
  return missing.length === 0
    ? []
    : [{ check: customerKeys.customer(id), when: atVersion(customer.Version) }, ...missing]
}

/** The items beside the customer's own: one for each agency, word and mark, and for the phone number. */
function entriesOf(customer: Customer | undefined): (Key & Item)[] {
  if (!customer || !isListed(customer)) return []
  const { ID: CustomerID, AgencyIDs } = customer
  const row = { sort: customerOrder(customer), row: CustomerRow.parse(customer) }
  return [
    ...AgencyIDs.map((id) => ({
      ...customerKeys.served(CustomerID, id),
      ...listAttributes([customerLists.agency(id)]),
      ...row,
    })),
    ...wordItems(customer, searchWords(customer)),
    ...phoneItems(customer),
    ...markItems(customer, duplicateMarks(customer)),
  ]
}

/** A program that customers name can't be deleted. */
function programWrites(before: Customer | undefined, after: Customer): Write[] {
  const [old, now] = [before?.DeliveryProgramIDs ?? [], after.DeliveryProgramIDs]
  return [
    ...now.filter((id) => !old.includes(id)).map((id) => countProgramUse(id, 'customer', 1)),
    ...old.filter((id) => !now.includes(id)).map((id) => countProgramUse(id, 'customer', -1)),
  ]
}

export const newCustomerWrites = (customer: Customer): Write[] => [
  {
    put: { ...customerKeys.customer(customer.ID), ...customer, Shape: shape.version, ...listed(customer) },
    when: absent,
  },
  ...itemWrites([], entriesOf(customer)),
  ...programWrites(undefined, customer),
]

export type CustomerFields = Partial<Omit<Customer, 'ID' | 'FoodBankID' | 'Version' | 'FormVersion'>>

/**
 * Changes fields with the customer's lists, words and marks, unless somebody changed the customer after it was loaded. With
 * `isForm` false, as for counters and addresses, forms that are open can still be saved.
 */
export function changeCustomerWrites(
  before: Customer,
  fields: CustomerFields,
  isForm = true,
): { after: Customer; writes: Write[] } {
  const FormVersion = isForm ? before.Version + 1 : formVersionOf(before)
  const after: Customer = { ...before, ...fields, Version: before.Version + 1, FormVersion }
  const gone = Object.keys(listed(before)).filter((name) => !(name in listed(after)))
  const unset = [...gone, ...Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []))]
  const set = Object.fromEntries(
    Object.entries({ ...fields, Version: after.Version, FormVersion }).filter(([, value]) => value !== undefined),
  )
  const update: Write = {
    update: customerKeys.customer(before.ID),
    set: { ...set, Shape: shape.version, ...listed(after) },
    ...(unset.length > 0 ? { unset } : {}),
    when: atVersion(before.Version),
  }
  return {
    after,
    writes: [update, ...itemWrites(entriesOf(before), entriesOf(after)), ...programWrites(before, after)],
  }
}

/** A person signs in more often than staff need to know. */
const loginMs = 3_600_000

/**
 * Records that the person signed in, also in the rows of the lists; not a change that staff's forms have to be filled
 * anew for.
 */
export async function recordLogin(customerId: number, now: Date): Promise<void> {
  const customer = await customerById(customerId)
  const isKnown = customer?.LastLogin && now.getTime() - Date.parse(customer.LastLogin) < loginMs
  if (!customer || isKnown) return
  const places = [
    customerKeys.customer(customer.ID),
    ...customer.AgencyIDs.map((id) => customerKeys.served(customer.ID, id)),
  ]
  const set = { LastLogin: now.toISOString() }
  await table.commit(places.map((update) => ({ update, set, alsoInRow: ['LastLogin'], when: present })))
}

interface Changing {
  /** The version that a form was filled from: another one is refused. */
  readonly version?: number | undefined
  readonly language?: Language
  /** More writes of the same transaction, from the customer as it is then. */
  readonly also?: (after: Customer, before: Customer) => readonly Write[]
}

/** Loads, decides and saves, again after a conflict. Throws 404 when the customer is gone. */
export async function changeCustomer(
  id: number,
  decide: (customer: Customer) => CustomerFields | Refusal,
  { version, language = 'en', also }: Changing = {},
): Promise<Customer | Refusal> {
  const loaded = await customerById(id)
  if (!loaded) throw notFound()
  const reload = () => customerById(id)
  return retryConflicts({ loaded, now: new Date(), reload }, async (before: Customer) => {
    const fields = decide(before)
    if (isRefusal(fields)) return fields
    // Customer that a repeat after a lost answer finds.
    const isSame = hasFields(before, fields)
    if (!isSame && version !== undefined && version !== formVersionOf(before))
      throw new HttpFault(409, refusals.changedMeanwhile[language])
    const { after, writes } = isSame ? { after: before, writes: [] } : changeCustomerWrites(before, fields)
    const all = [...writes, ...(also?.(after, before) ?? [])]
    if (all.length > 0) await table.commit(all)
    return after
  })
}

/** A neighbor gets no further e-mails at that address: their preferences show it, and they or staff switch them on again. */
export async function stopMailTo(customerId: number, address: string): Promise<void> {
  if (!(await customerById(customerId))) return
  await changeCustomer(customerId, ({ EMailAddress }) =>
    EMailAddress === address ? { IsEmailNotificationEnabled: false } : {},
  )
}

const Found = z.object({ CustomerID: ID })
/** Records that share a mark; more of them are a shelter's or a family's. */
const maxFound = 100

/** Numbers of a food bank's customers with the same mark. */
export async function customersByMark(foodBankId: number, reason: string, mark: string): Promise<number[]> {
  const { pk, sk } = customerKeys.mark(foodBankId, reason, mark, '')
  const { items } = await table.page({ pk, from: sk, to: `${sk}~`, limit: maxFound }, Found)
  return items.map(({ CustomerID }) => CustomerID)
}

/** Customers who have the phone number, by their numbers: families share a phone. */
export async function customersByPhone(phoneNumber: string): Promise<Customer[]> {
  const { pk, sk } = textingKeys.customer(phoneNumber, '')
  const { items } = await table.page({ pk, from: sk, to: `${sk}~`, limit: maxFound }, Found)
  const found = await customersById(items.map(({ CustomerID }) => CustomerID))
  return found.filter((customer) => isListed(customer) && customer.PhoneNumber === phoneNumber)
}

/** The items of marks: records that share one may be the same person. */
export const markItems = (
  { ID: CustomerID, FoodBankID }: Pick<Customer, 'ID' | 'FoodBankID'>,
  marks: readonly { reason: string; mark: string }[],
) => marks.map(({ reason, mark }) => ({ ...customerKeys.mark(FoodBankID, reason, mark, CustomerID), CustomerID }))

/** For a transaction that follows from what happened: the customer is there, restricted or not. */
export const isStillThere = (id: number): Write => ({
  check: customerKeys.customer(id),
  when: and(present, absentField('MergedInto'), absentField('Forgotten')),
})

/** For the transaction of a new or edited order: the customer is neither merged, forgotten nor restricted at its pantry. */
export const mayOrder = (id: number, entityId: number): Write => ({
  check: customerKeys.customer(id),
  when: and(
    present,
    absentField('MergedInto'),
    absentField('Forgotten'),
    or(absentField('IsRestricted'), equals({ IsRestricted: false })),
    or(absentField('RestrictedAtIDs'), lacks('RestrictedAtIDs', entityId)),
  ),
})
