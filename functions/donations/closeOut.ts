import { isRefusal } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import { close } from '../../shared/donation/closing.ts'
import { endpointOn } from '../http.ts'
import { givenItems } from './categories.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.closeOut, timelineById, async ({ resource, input, ...view }) => {
  const items = await givenItems(input.categories)
  return isRefusal(items)
    ? items
    : changeAndShow(resource, view, (donation) => close(donation, input.IsMarkedAsSuccessfulByDonor, items))
})
