import { type Caller, canAccess, isFoodBankRole } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { receipted } from '../../../shared/rescue/donations/closing.ts'
import { ownerOfDonation } from '../../../shared/rescue/donations/owner.ts'
import { isVolunteerRun } from '../../../shared/rescue/donations/pickup/attention.ts'
import type { ReceiptDraft } from '../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { receiptRefusal } from '../../../shared/rescue/receipts/draft.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { markUsed } from '../../network/organizations/deleting.ts'
import { agencyNamed, findEntity } from '../../network/organizations/entityTable.ts'
import { change, donationById } from '../donations/donationTable.ts'
import { itemsOfReceipt } from './receiptDraft.ts'
import { newReceipt, receiptFactsOf, receiptWrites, savedEventWrites } from './receiptTable.ts'

/** A food bank names the agency; an agency is always its own (decision 23). */
const receiving = agencyNamed<ReceiptDraft>((input, caller) =>
  isFoodBankRole(caller.Role) ? input.agencyId : caller.EntityID,
)

async function donationOf(draft: ReceiptDraft, caller: Caller) {
  if (!draft.adHocTransactionId) return undefined
  const donation = await donationById(draft.adHocTransactionId)
  if (!donation || !canAccess(caller, ownerOfDonation(donation))) throw notFound()
  return donation
}

/** The agency records what it picked up; the same transaction updates its dashboard. */
export const handler = endpointOn(
  receipts.createReceipt,
  receiving,
  async ({ resource: agency, input, caller, now, table, idempotencyKey }) => {
    const [location, donation, items] = await Promise.all([
      findEntity('donorLocation', input.donorLocationId),
      donationOf(input, caller),
      itemsOfReceipt(input.categories),
    ])
    if (!location || location.FoodBankID !== agency.FoodBankID) throw notFound()
    if (isRefusal(items)) return items
    const refusal = receiptRefusal(input, donation, localDay(now, agency.TimeZone))
    if (refusal) return refusal
    const volunteer = input.volunteer ?? (donation !== undefined && isVolunteerRun(donation))
    const id = donation?.PendingReceipt?.ID ?? (await nextId('receipt'))
    const receipt = newReceipt(id, { draft: { ...input, volunteer }, agency, location, items, now })
    const answer = { PickupID: receipt.ID, Pickup: { Code: receipt.Code } }
    const saved = [...receiptWrites(receipt), ...savedEventWrites(receipt, { by: caller, now })]
    const writes = [...saved, ...idempotencyKey.writes(answer, now)]
    if (!donation) {
      await table.commit([...writes, ...markUsed(location)])
      return answer
    }
    const created = receiptFactsOf(receipt, items)
    const options = { by: caller, now, also: () => writes }
    const changed = await change(donation, (current) => receipted(current, created), options)
    return isRefusal(changed) ? changed : answer
  },
)
