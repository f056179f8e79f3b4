import type { Caller } from '../../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../../shared/core/answer.ts'
import { type CustomerAddress, primaryChanges } from '../../../../shared/pantry/customers/address.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { retryConflicts } from '../../../core/table/aggregate.ts'
import { table } from '../../../core/table/table.ts'
import type { Write } from '../../../core/table/write.ts'
import { neighborAuditWrites } from '../customerAudit.ts'
import { type CustomerFields, changeCustomerWrites, customerById } from '../customerTable.ts'
import { addressWrites, loadAddresses } from './addressTable.ts'

/** The county of the primary address; one that the certificate names stays without an address. */
function residenceFields({ TefapCertificate }: Customer, addresses: readonly CustomerAddress[]): CustomerFields {
  const primary = addresses.find(({ IsPrimary }) => IsPrimary)
  return { ResidenceCountyID: primary?.Address.CountyID ?? TefapCertificate?.CountyID ?? undefined }
}

interface Decided<A> {
  /** The address that is added or changed; none after a removal. */
  readonly saved: CustomerAddress | undefined
  readonly others: readonly CustomerAddress[]
  readonly answer: A
  readonly also: readonly Write[]
}

interface Asked {
  readonly resource: Customer
  readonly caller: Caller
  readonly now: Date
}

/** Two changes of one customer's addresses at the same moment meet at the customer's version: one primary address stays. */
export async function changeAddresses<A>(
  { resource: loaded, caller, now }: Asked,
  decide: (addresses: readonly CustomerAddress[]) => Decided<A> | Refusal,
): Promise<A | Refusal> {
  const reload = () => customerById(loaded.ID)
  const audit = await neighborAuditWrites(caller, loaded.ID, 'addressesChanged', now)
  return retryConflicts({ loaded, now, reload }, async (customer: Customer) => {
    const before = await loadAddresses(customer)
    const decided = decide(before)
    if (isRefusal(decided)) return decided
    const { saved, others } = decided
    const primaries = primaryChanges(others, saved)
    const kept = others.map((one) => primaries.find(({ ID }) => ID === one.ID) ?? one)
    const after = saved ? [...kept, saved] : kept
    const changes = addressWrites(customer, before, after)
    // A repeat finds its change made.
    if (changes.length === 0) return decided.answer
    const { writes } = changeCustomerWrites(customer, residenceFields(customer, after), false)
    await table.commit([...writes, ...changes, ...audit, ...decided.also])
    return decided.answer
  })
}
