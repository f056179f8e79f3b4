import { isRefusal } from '../../shared/answer.ts'
import { realtime } from '../../shared/api/realtime.ts'
import { correctItems } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { itemsOf } from './categories.ts'
import { changeAndShow } from './changeDonation.ts'
import { byId } from './donationTable.ts'

export const handler = endpointOn(realtime.updateDonationItems, byId, async ({ thing, input, ...view }) => {
  const items = await itemsOf(input.categories)
  return isRefusal(items) ? items : changeAndShow(thing, view, (donation) => correctItems(donation, items))
})
