import { type Caller, canAccess } from '../../../../shared/core/access.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { type DuplicateReason, duplicateMarks } from '../../../../shared/pantry/customers/tokens.ts'
import { CustomerDuplicate, userOfCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { loadAddresses } from '../addresses/addressTable.ts'
import { customersById, customersByMark, homeCustomerOf, isListed } from '../customerTable.ts'

/** More than a person's records are; a shelter's address is that of many people: those who share most come first. */
const maxDuplicates = 20

/** Records that share a mark with a customer, of those whom the caller looks after. */
export async function loadDuplicates(customer: Customer, caller: Caller): Promise<CustomerDuplicate[]> {
  const addresses = await loadAddresses(customer)
  const marks = duplicateMarks(
    customer,
    addresses.map(({ Address }) => Address),
  )
  const reasons = new Map<number, Set<DuplicateReason>>()
  for (const { reason, mark } of marks)
    for (const id of await customersByMark(customer.FoodBankID, reason, mark))
      reasons.set(id, (reasons.get(id) ?? new Set<DuplicateReason>()).add(reason))
  for (const id of [customer.ID, ...customer.MergedIDs]) reasons.delete(id)
  const found = await customersById([...reasons.keys()])
  return found
    .filter((one) => isListed(one) && canAccess(caller, homeCustomerOf.owner(one)))
    .map((one) =>
      CustomerDuplicate.parse({ ...one, User: userOfCustomer(one), Reasons: [...(reasons.get(one.ID) ?? [])] }),
    )
    .toSorted((a, b) => b.Reasons.length - a.Reasons.length || a.ID - b.ID)
    .slice(0, maxDuplicates)
}
