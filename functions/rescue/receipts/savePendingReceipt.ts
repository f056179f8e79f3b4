import { isRefusal } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { savePending } from '../../../shared/rescue/donations/closing.ts'
import { isVolunteerRun } from '../../../shared/rescue/donations/pickup/attention.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { receiptRefusal } from '../../../shared/rescue/receipts/draft.ts'
import { endpointOn } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { byId, change } from '../donations/donationTable.ts'
import { assertReceiving, itemsOfReceipt } from './receiptDraft.ts'

export const handler = endpointOn(receipts.savePendingReceipt, byId, async ({ resource, input, caller, now }) => {
  assertReceiving(resource, caller)
  const items = await itemsOfReceipt(input.categories)
  if (isRefusal(items)) return items
  const draft = { ...input, donorLocationId: resource.DonorLocation.ID }
  const refusal = receiptRefusal(draft, resource, localDay(now, resource.TimeZone))
  if (refusal) return refusal
  const pending = {
    ID: resource.PendingReceipt?.ID ?? (await nextId('receipt')),
    Items: items,
    StorageRequirementID: input.storageRequirementId ?? null,
    IsVolunteer: input.volunteer ?? isVolunteerRun(resource),
    Date: input.date,
    Notes: input.Notes ?? '',
  }
  const saved = await change(
    resource,
    (donation) => savePending(donation, { ...pending, ID: donation.PendingReceipt?.ID ?? pending.ID }),
    { by: caller, now },
  )
  return isRefusal(saved) ? saved : { PendingPickupID: saved.state.PendingReceipt?.ID ?? pending.ID }
})
