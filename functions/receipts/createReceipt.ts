import { type Caller, canAccess, isFoodBankRole } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import type { ReceiptDraft } from '../../shared/api/receipts.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { receipted } from '../../shared/donation/closing.ts'
import { ownerOfDonation } from '../../shared/donation/owner.ts'
import { receiptRefusal } from '../../shared/receipt/draft.ts'
import { localDay } from '../../shared/time/zone.ts'
import { isVolunteerRun } from '../../shared/transport/attention.ts'
import { change, donationById } from '../donations/donationTable.ts'
import { markUsed } from '../entities/deleting.ts'
import { agencyNamed, entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { nextId } from '../table/ids.ts'
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
      entityOf('donorLocation', input.donorLocationId),
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
