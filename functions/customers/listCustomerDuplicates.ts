import { canAccess } from '../../shared/access.ts'
import * as customers from '../../shared/api/customers.ts'
import { type DuplicateReason, duplicateMarks } from '../../shared/customer/tokens.ts'
import { CustomerDuplicate, userOfCustomer } from '../../shared/customer/wire.ts'
import { endpointOn } from '../http.ts'
import { addressesOf } from './addressTable.ts'
import { customersById, customersByMark, homeCustomerOf, isListed } from './customerTable.ts'

/** More than a person's records are; a shelter's address is that of many people. */
const maxDuplicates = 20

export const handler = endpointOn(customers.listCustomerDuplicates, homeCustomerOf, async ({ resource, caller }) => {
  const addresses = await addressesOf(resource)
  const marks = duplicateMarks(
    resource,
    addresses.map(({ Address }) => Address),
  )
  const reasons = new Map<number, Set<DuplicateReason>>()
  for (const { reason, mark } of marks)
    for (const id of await customersByMark(resource.FoodBankID, reason, mark))
      reasons.set(id, (reasons.get(id) ?? new Set<DuplicateReason>()).add(reason))
  for (const id of [resource.ID, ...resource.MergedIDs]) reasons.delete(id)
  const ids = [...reasons.keys()].slice(0, maxDuplicates)
  const found = await customersById(ids)
  return found
    .filter((one) => isListed(one) && canAccess(caller, homeCustomerOf.owner(one)))
    .map((one) =>
      CustomerDuplicate.parse({ ...one, User: userOfCustomer(one), Reasons: [...(reasons.get(one.ID) ?? [])] }),
    )
    .toSorted((a, b) => b.Reasons.length - a.Reasons.length || a.ID - b.ID)
})
