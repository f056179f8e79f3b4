import type { Caller } from '../../../shared/core/access.ts'
import { CustomerAccess } from '../../../shared/pantry/customers/wire.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { anyEntity, namedCaller } from '../../network/organizations/entityTable.ts'

/** Access records: staff who opened a customer's data: one item a person and day, which names the first and the last time. */

const keptDays = 90
const dayMs = 86_400_000

export const recordAccess = async (customerId: number, caller: Caller, now: Date): Promise<void> =>
  table.commit([await accessRecordWrite(customerId, caller, now)])

/** For the transaction of a change that shows the person. */
export async function accessRecordWrite(customerId: number, caller: Caller, now: Date): Promise<Write> {
  const [{ Name }, entity] = await Promise.all([namedCaller(caller), anyEntity(caller.EntityID)])
  const At = now.toISOString()
  const at = customerKeys.accessRecord(customerId, At.slice(0, 10), caller.UserID)
  const found = await table.get(at, CustomerAccess)
  const who = { UserID: caller.UserID, Name, EntityName: entity?.Name ?? '' }
  const expires = expiryAfter(now, keptDays)
  // Versions before 2026-11-24 read no look without a count.
  return { update: at, set: { ...who, First: found?.First ?? At, Last: At, expires }, add: { Count: 1 } }
}

/** The latest first. */
export async function loadAccessRecords(customerId: number, now: Date): Promise<CustomerAccess[]> {
  const { pk, sk } = customerKeys.accessRecord(
    customerId,
    new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10),
    '',
  )
  const records = await table.all(
    { pk, from: sk, to: customerKeys.accessRecord(customerId, '~', '').sk },
    CustomerAccess,
  )
  return records.toSorted((a, b) => (a.Last < b.Last ? 1 : -1))
}
