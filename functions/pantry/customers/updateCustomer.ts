import { isRefusal } from '../../../shared/core/answer.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import { type CustomerDraft, customerChange } from '../../../shared/pantry/customers/changes.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { atLevel } from '../../../shared/pantry/customers/level.ts'
import { endpointOn } from '../../core/http/http.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { followCustomer, isOfStaff } from './account.ts'
import { accessWrites, assignablePrograms, programsAfter } from './assigning.ts'
import { markingBy } from './certificateTable.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'
import { withContacts } from './withContacts.ts'

/** The name is the food bank's own: an agency's screen knows only that of the agency. */
async function withFoodBankName(draft: CustomerDraft): Promise<CustomerDraft> {
  const { TEFAPEligibility: rule } = draft
  const foodBank = rule?.FoodBankID ? await findEntity('foodBank', rule.FoodBankID) : undefined
  return rule && foodBank ? { ...draft, TEFAPEligibility: { ...rule, FoodBankName: foodBank.Name } } : draft
}

export const handler = endpointOn(
  customers.updateCustomer,
  customerOf,
  async ({ resource, input: { id: _, ...sent }, caller, now, language }) => {
    const draft = await withFoodBankName(sent)
    const programIds = [...resource.DeliveryProgramIDs, ...draft.DeliveryPrograms.map(({ ID }) => ID)]
    const assignable = await assignablePrograms(programIds, caller)
    const marking = await markingBy(resource, draft, { caller, now })
    const decide = (before: Customer) => {
      const DeliveryProgramIDs = programsAfter(before, draft, assignable)
      if (isRefusal(DeliveryProgramIDs)) return DeliveryProgramIDs
      const fields = customerChange(before, draft, now)
      return isRefusal(fields)
        ? fields
        : atLevel(caller, before, { ...fields, ...marking.fieldsOf(before), DeliveryProgramIDs })
    }
    const refusal = decide(resource)
    if (isRefusal(refusal)) return refusal
    const accesses = await accessWrites(resource, draft, caller, now)
    if (isRefusal(accesses)) return accesses
    const audit = await neighborAuditWrites(caller, resource.ID, 'detailsChanged', now)
    const isShared = await isOfStaff(resource)
    const also = (after: Customer, before: Customer) => [
      ...accesses.writes,
      ...marking.writesFor(after),
      ...(isShared ? [] : followCustomer(after)),
      ...(after === before && accesses.writes.length === 0 ? [] : audit),
    ]
    const changing = { version: draft.Version, language, also }
    const changed = await withContacts(resource, draft, () => changeCustomer(resource.ID, decide, changing))
    return isRefusal(changed) ? changed : fullCustomer(changed, now, caller, accesses.opened)
  },
)
