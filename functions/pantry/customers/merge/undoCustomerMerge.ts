import { refuse } from '../../../../shared/core/answer.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { undoneFields } from '../../../../shared/pantry/customers/merge.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { retryConflicts } from '../../../core/table/aggregate.ts'
import { openedTo, removeAccessWrite } from '../../locations/accessTable.ts'
import { neighborAuditWrites } from '../customerAudit.ts'
import { changeCustomerWrites, customerById, homeCustomerOf } from '../customerTable.ts'
import { fullCustomer, locationsOpenedTo } from '../fullCustomer.ts'
import { findMerge, isOpenMerge, removeMergeWrite } from './mergeTable.ts'
import { actingWrites, customerEventWrites, duplicateNamed } from './merging.ts'

export const handler = endpointOn(
  customers.undoCustomerMerge,
  homeCustomerOf,
  async ({ resource, input: { DuplicateID }, caller, now, table, idempotencyKey }) => {
    const reload = () => customerById(resource.ID)
    return retryConflicts({ loaded: resource, now, reload }, async (kept: Customer) => {
      const [merge, duplicate] = await Promise.all([
        findMerge(kept.ID, DuplicateID),
        duplicateNamed(DuplicateID, caller),
      ])
      const isMerged = merge !== undefined && duplicate.MergedInto === kept.ID
      if (!isMerged || !isOpenMerge(merge, now)) return refuse(refusals.mergeTooOld)
      const { after, writes } = changeCustomerWrites(kept, undoneFields(kept, merge.Before, merge.Set, duplicate))
      const brought = [...(await openedTo(kept.ID, merge.GrantedLocationIDs))]
      const opened = (await locationsOpenedTo(kept.ID)).filter((id) => !brought.includes(id))
      const answer = await fullCustomer(after, now, caller, opened)
      const event = { type: 'CustomerMergeUndone', detail: { DuplicateID } } as const
      await table.commit([
        ...writes,
        ...changeCustomerWrites(duplicate, { MergedInto: undefined }).writes,
        removeMergeWrite(kept.ID, DuplicateID),
        ...brought.map((id) => removeAccessWrite(id, kept.ID)),
        ...actingWrites(duplicate, duplicate.ID, now),
        ...customerEventWrites(after, event, { by: caller, now }),
        ...(await neighborAuditWrites(caller, kept.ID, 'mergeUndone', now, DuplicateID)),
        ...idempotencyKey.writes(answer, now),
      ])
      return answer
    })
  },
)
