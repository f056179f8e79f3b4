import { isRefusal } from '../../../shared/core/answer.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { editDonation } from '../../../shared/rescue/donations/editing.ts'
import { draftPickupTime } from '../../../shared/rescue/donations/post.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'
import { itemsOf } from './givenItems.ts'

/** A repeat finds nothing to change, so it needs no idempotency key. */
export const handler = endpointOn(donations.updateDonation, timelineById, async ({ resource, input, ...view }) => {
  const type = draftPickupTime(input)
  if (isRefusal(type)) return type
  const items = await itemsOf(input.categories)
  if (isRefusal(items)) return items
  const { Edition, Notes, DonorRecordedPickupDate } = input
  return changeAndShow(resource, view, (donation, now) =>
    editDonation(donation, { Edition, items, Notes, DonorRecordedPickupDate, type }, now),
  )
})
