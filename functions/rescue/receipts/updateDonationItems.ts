import { isFoodBankRole } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { correctItems } from '../../../shared/rescue/donations/closing.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineById } from '../donations/donationTable.ts'
import { itemsOf } from '../donations/givenItems.ts'
import { correctReceipted } from './correctReceipted.ts'

export const handler = endpointOn(donations.updateDonationItems, timelineById, async ({ resource, input, ...view }) => {
  const items = await itemsOf(input.categories)
  if (isRefusal(items)) return items
  const { Receipt } = resource.state
  if (!Receipt || !isFoodBankRole(view.caller.Role))
    return changeAndShow(resource, view, (donation, now) => correctItems(donation, items, now))
  return correctReceipted(Receipt.ID, items, view)
})
