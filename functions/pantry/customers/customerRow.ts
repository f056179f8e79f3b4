import * as z from 'zod/mini'
import { type Caller, canAccess } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { countCell, optionalTextCell, textCell } from '../../../shared/core/csv/columns.ts'
import { activeCell, draftReasons, languageCell, readCells } from '../../../shared/core/importing/cells.ts'
import { type Cells, zipOf } from '../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../shared/core/importing/importOutcome.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { FoodBank } from '../../../shared/network/organizations/entity.ts'
import { CustomerAddressDraft } from '../../../shared/pantry/customers/address.ts'
import {
  maxCustomerName,
  maxCustomerNotes,
  maxHousehold,
  maxPostalCode,
} from '../../../shared/pantry/customers/changes.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { householdInRow } from '../../../shared/pantry/customers/householdInRow.ts'
import { type Likeness, likeness } from '../../../shared/pantry/customers/likeness.ts'
import { customerAddress, customerAddressRefusal } from '../../../shared/pantry/customers/newAddress.ts'
import { addedCustomer } from '../../../shared/pantry/customers/newCustomer.ts'
import { customerTexts } from '../../../shared/pantry/customers/texts.ts'
import { duplicateMarks } from '../../../shared/pantry/customers/tokens.ts'
import { refusedFor, type Settled, settled } from '../../core/importing/importRow.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { addressWrites } from './addresses/addressTable.ts'
import { markedByStaff } from './certificateTable.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import {
  customerOf,
  customersById,
  customersByMark,
  isListed,
  newCustomer,
  newCustomerWrites,
  storedCustomer,
} from './customerTable.ts'
import { importedRow, importedRowWrite } from './importedRowTable.ts'

/** One row of a file of neighbors, as another pantry system exports them: one is added, at home with who imports them. */

const people = countCell(maxHousehold)
const CustomerCells = z.object({
  'First Name': textCell(maxCustomerName),
  'Last Name': textCell(maxCustomerName),
  Phone: z.optional(z.string()),
  'E-mail': z.optional(z.string()),
  Street: z.optional(z.string()),
  Apartment: z.optional(z.string()),
  City: z.optional(z.string()),
  State: z.optional(z.string()),
  'ZIP Code': z.optional(optionalTextCell(maxPostalCode)),
  'Household Size': z.optional(people),
  Minors: z.optional(people),
  Adults: z.optional(people),
  Seniors: z.optional(people),
  Language: z.optional(languageCell),
  TEFAP: z.optional(activeCell),
  Notes: z.optional(optionalTextCell(maxCustomerNotes)),
})
type CustomerCells = z.infer<typeof CustomerCells>

interface CustomerImport {
  readonly caller: Caller
  readonly foodBank: Pick<FoodBank, 'ID' | 'Name'>
  readonly importId: string
  /** Names a delivery that may be cut short: what it added before counts as added when it goes on. */
  readonly delivery?: string
  readonly isPreview: boolean
  readonly language: Language
  readonly now: Date
}

/** Address in a row; a row without a street has none. */
const addressIn = (cells: Partial<CustomerCells>, language: Language) =>
  cells.Street === undefined
    ? undefined
    : {
        Name: customerTexts[language].home,
        Address: {
          AddressLine1: cells.Street,
          AddressLine2: cells.Apartment ?? '',
          City: cells.City ?? '',
          Province: cells.State ?? '',
          PostalCode: zipOf(cells['ZIP Code'] ?? ''),
        },
      }

function addressReasons(address: object, reading: Parameters<typeof draftReasons>[2]) {
  const parsed = CustomerAddressDraft.safeParse(address)
  if (!parsed.success) return draftReasons(address, CustomerAddressDraft, reading)
  return [customerAddressRefusal(parsed.data.Address)].filter(isRefusal)
}

/** The person that the row describes, or why it can't be taken. */
function customerIn(cells: Cells, { caller, foodBank, language, now }: CustomerImport) {
  const reading = { kind: 'customers', cells, language } as const
  const { values, reasons: unread } = readCells(CustomerCells, reading)
  const household = householdInRow(values)
  const address = addressIn(values, language)
  const added = addedCustomer(
    {
      FirstName: values['First Name'] ?? '',
      LastName: values['Last Name'] ?? '',
      EMailAddress: values['E-mail'] ?? null,
      PhoneNumber: values.Phone ?? null,
      PostalCode: zipOf(values['ZIP Code'] ?? ''),
      Language: values.Language ?? language,
      IsTefapEligible: values.TEFAP ?? false,
      ...('people' in household ? { HouseholdSize: null, Ages: null } : household),
      ...(values.Notes === undefined ? {} : { Notes: values.Notes }),
    },
    {
      ID: 0,
      FoodBankID: foodBank.ID,
      foodBankName: foodBank.Name,
      agencyIds: caller.Role === 'agency' ? [caller.EntityID] : [],
      now,
    },
  )
  const ages: ImportReason[] = 'people' in household ? [{ key: 'agesDiffer', values: { value: household.people } }] : []
  const reasons = [
    ...unread,
    ...ages,
    ...(isRefusal(added) ? [added] : []),
    ...(address ? addressReasons(address, reading) : []),
  ]
  return reasons.length > 0 || isRefusal(added) ? { reasons, added: undefined } : { added, address }
}

/** Alike people among those whom the caller sees; the same person comes first. */
async function alikeTo(customer: Customer, caller: Caller): Promise<{ found: Customer; how: Likeness } | undefined> {
  const marks = duplicateMarks(customer)
  const ids = await Promise.all(marks.map(({ reason, mark }) => customersByMark(customer.FoodBankID, reason, mark)))
  const seen = (await customersById([...new Set(ids.flat())])).filter(
    (one) => isListed(one) && canAccess(caller, customerOf.owner(one)),
  )
  const alike = seen.flatMap((found) => {
    const how = likeness(customer, found)
    return how ? [{ found, how }] : []
  })
  return alike.find(({ how }) => how === 'same') ?? alike[0]
}

const named = ({ FirstName, LastName }: Customer) => `${FirstName} ${LastName}`

/** Import of a row for the caller's food bank. */
export async function customerRowImport(run: Omit<CustomerImport, 'foodBank'>) {
  const { caller } = run
  const foodBank = await knownEntity('foodBank', caller.FoodBankIDs[0] ?? caller.EntityID)
  return (cells: Cells, row: number) => importCustomerRow(cells, row, { ...run, foodBank })
}

async function importCustomerRow(cells: Cells, row: number, run: CustomerImport): Promise<Settled> {
  const { caller, importId, delivery, isPreview, language, now } = run
  const read = customerIn(cells, run)
  if (read.added === undefined) return refusedFor(read.reasons, { language })
  const before = await importedRow(caller.EntityID, importId, row)
  if (before) return settledBefore(before, run)
  const draft = newCustomer({ ...read.added, ID: 1 })
  const alike = await alikeTo(draft, caller)
  if (alike?.how === 'same') return present(alike.found, language)
  if (alike) return refusedFor([{ key: 'alikeNeighbor', values: { value: named(alike.found) } }], { language })
  if (isPreview) return settled('added', null)
  const id = await nextId('customer')
  const marked = draft.IsTefapEligible ? await markedByStaff({ ...draft, ID: id }, { caller, now, id }) : undefined
  const customer = { ...draft, ID: id, ...marked?.fields }
  const address = read.address && CustomerAddressDraft.parse(read.address)
  const addresses = address
    ? [customerAddress(await nextId('customerAddress'), customer.ID, address, { isFirst: true })]
    : []
  await table.commit([
    ...newCustomerWrites(customer),
    ...(marked ? [marked.write] : []),
    ...addressWrites(customer, [], addresses),
    ...(await neighborAuditWrites(caller, customer.ID, 'added', now)),
    importedRowWrite(caller.EntityID, importId, row, { CustomerID: customer.ID, Delivery: delivery ?? '' }, now),
  ])
  return settled('added', customer.ID)
}

/** The row came with this file before: it adds nobody, also when the person was changed or forgotten since. */
async function settledBefore(
  before: NonNullable<Awaited<ReturnType<typeof importedRow>>>,
  { delivery, language }: CustomerImport,
): Promise<Settled> {
  const customer = await storedCustomer(before.CustomerID)
  if (!customer || customer.Forgotten) return refusedFor([{ key: 'neighborForgotten' }], { language })
  const isOwn = delivery !== undefined && before.Delivery === delivery
  return isOwn ? settled('added', customer.ID) : present(customer, language)
}

const present = (customer: Customer, language: Language): Settled => ({
  ...settled('present', customer.ID),
  Reasons: refusedFor([{ key: 'neighborThere', values: { value: named(customer) } }], { language }).Reasons,
})
