import { isRefusal } from '../../../shared/core/answer.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import { addedCustomer } from '../../../shared/pantry/customers/newCustomer.ts'
import { listedCustomer } from '../../../shared/pantry/customers/wire.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { markedByStaff } from './certificateTable.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { newCustomer, newCustomerWrites } from './customerTable.ts'
import { loadDuplicates } from './merge/duplicates.ts'

/** Nobody is added as long as somebody alike is there and staff have not said that it is another person. */
export const handler = endpoint(
  customers.addCustomer,
  async ({ input: { IsAnother, ...draft }, caller, now, table, idempotencyKey }) => {
    const FoodBankID = caller.FoodBankIDs[0] ?? caller.EntityID
    const agencyIds = caller.Role === 'agency' ? [caller.EntityID] : []
    const ID = await nextId('customer')
    const { Name: foodBankName } = await knownEntity('foodBank', FoodBankID)
    const added = addedCustomer(draft, { ID, FoodBankID, foodBankName, agencyIds, now })
    if (isRefusal(added)) return added
    const unmarked = newCustomer(added)
    const marked = unmarked.IsTefapEligible ? await markedByStaff(unmarked, { caller, now, id: ID }) : undefined
    const customer = { ...unmarked, ...marked?.fields }
    const Duplicates = IsAnother ? [] : await loadDuplicates(customer, caller)
    if (Duplicates.length > 0) return idempotencyKey.answeredFirst({ Customer: null, Duplicates })
    const answer = { Customer: listedCustomer(customer), Duplicates }
    const audit = await neighborAuditWrites(caller, ID, 'added', now)
    await table.commit([
      ...newCustomerWrites(customer),
      ...(marked ? [marked.write] : []),
      ...audit,
      ...idempotencyKey.writes(answer, now),
    ])
    return answer
  },
)
