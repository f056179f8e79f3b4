import * as z from 'zod/mini'
import { ID, Instant } from '../../../../shared/core/schema/fields.ts'
import { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { absent, present } from '../../../core/table/conditions.ts'
import { customerKeys } from '../../../core/table/keys/customers.ts'
import { storedShape } from '../../../core/table/storedShape.ts'
import { table } from '../../../core/table/table.ts'
import type { Write } from '../../../core/table/write.ts'

/** Changes of merges, stored beside the customer that was kept, so that they can be undone. */

const StoredMerge = z.object({
  DuplicateID: ID,
  Name: z.string(),
  At: Instant,
  /** The kept customer before, and what the merge set: a field that was changed since stays. */
  Before: z.partial(Customer),
  Set: z.partial(Customer),
  /** Restricted locations that the duplicate brought. */
  GrantedLocationIDs: z.array(ID),
})
type StoredMerge = z.infer<typeof StoredMerge>
const shape = storedShape(StoredMerge)

/** A merge can be undone for a day. */
const undoMs = 24 * 3_600_000
export const isOpenMerge = ({ At }: Pick<StoredMerge, 'At'>, now: Date) => now.getTime() - Date.parse(At) <= undoMs

export const findMerge = (customerId: number, duplicateId: number) =>
  table.get(customerKeys.merge(customerId, duplicateId), shape.schema)

/** The last merge into a customer, while it can be undone. */
export async function findOpenMerge(
  { ID: id, MergedIDs }: Pick<Customer, 'ID' | 'MergedIDs'>,
  now: Date,
): Promise<FullCustomer['Merge']> {
  const last = MergedIDs.at(-1)
  const merge = last === undefined ? undefined : await findMerge(id, last)
  if (!merge || !isOpenMerge(merge, now)) return null
  const { DuplicateID, Name, At } = merge
  return { DuplicateID, Name, At }
}

export const mergeWrite = (customerId: number, merge: StoredMerge): Write => ({
  put: { ...customerKeys.merge(customerId, merge.DuplicateID), ...merge, Shape: shape.version },
  when: absent,
})
export const removeMergeWrite = (customerId: number, duplicateId: number): Write => ({
  remove: customerKeys.merge(customerId, duplicateId),
  when: present,
})
