import { isFoodBankRole } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import { correctItems } from '../../shared/donation/closing.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { correctReceipted } from './correctReceipted.ts'
import { timelineById } from './donationTable.ts'
import { itemsOf } from './givenItems.ts'

export const handler = endpointOn(donations.updateDonationItems, timelineById, async ({ resource, input, ...view }) => {
  const items = await itemsOf(input.categories)
  if (isRefusal(items)) return items
  const { Receipt } = resource.state
  if (!Receipt || !isFoodBankRole(view.caller.Role))
    return changeAndShow(resource, view, (donation, now) => correctItems(donation, items, now))
  return correctReceipted(Receipt.ID, items, view)
})
