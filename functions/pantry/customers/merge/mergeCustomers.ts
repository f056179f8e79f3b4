import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { mergedFields, mergeRefusal } from '../../../../shared/pantry/customers/merge.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { retryConflicts } from '../../../core/table/aggregate.ts'
import { grantAccessWrite, openedTo } from '../../locations/accessTable.ts'
import { neighborAuditWrites } from '../customerAudit.ts'
import { changeCustomerWrites, customerById, homeCustomerOf } from '../customerTable.ts'
import { fullCustomer, locationsOpenedTo } from '../fullCustomer.ts'
import { mergeWrite } from './mergeTable.ts'
import { actingWrites, customerEventWrites, duplicateNamed } from './merging.ts'

/** Restricted locations that only the duplicate may order at. */
async function broughtLocations(kept: Customer, duplicate: Customer): Promise<number[]> {
  const ids = await locationsOpenedTo(duplicate.ID)
  const held = await openedTo(kept.ID, ids)
  return ids.filter((id) => !held.has(id))
}

const nameOf = ({ FirstName, LastName }: Customer) => `${FirstName} ${LastName}`

export const handler = endpointOn(
  customers.mergeCustomers,
  homeCustomerOf,
  async ({ resource, input: { DuplicateID }, caller, now, table, idempotencyKey }) => {
    const reload = () => customerById(resource.ID)
    return retryConflicts({ loaded: resource, now, reload }, async (kept: Customer) => {
      const duplicate = await duplicateNamed(DuplicateID, caller)
      const refusal = mergeRefusal(kept, duplicate)
      if (refusal) return refusal
      const GrantedLocationIDs = await broughtLocations(kept, duplicate)
      const fields = mergedFields(kept, duplicate)
      const { after, writes } = changeCustomerWrites(kept, fields)
      const Before = Object.fromEntries(Object.keys(fields).map((name) => [name, kept[name as keyof typeof fields]]))
      const At = now.toISOString()
      const merge = { DuplicateID, Name: nameOf(duplicate), At, Before, Set: fields, GrantedLocationIDs }
      const opened = [...(await locationsOpenedTo(kept.ID)), ...GrantedLocationIDs]
      const answer = {
        ...(await fullCustomer(after, now, caller, opened)),
        Merge: { DuplicateID, Name: merge.Name, At },
      }
      const event = { type: 'CustomersMerged', detail: { DuplicateID } } as const
      await table.commit([
        ...writes,
        ...changeCustomerWrites(duplicate, { MergedInto: kept.ID }).writes,
        mergeWrite(kept.ID, merge),
        ...GrantedLocationIDs.map((PantryLocationID) =>
          grantAccessWrite({ PantryLocationID, CustomerID: kept.ID, Granted: At }),
        ),
        ...actingWrites(duplicate, kept.ID, now),
        ...customerEventWrites(after, event, { by: caller, now }),
        ...(await neighborAuditWrites(caller, kept.ID, 'merged', now, DuplicateID)),
        ...idempotencyKey.writes(answer, now),
      ])
      return answer
    })
  },
)
