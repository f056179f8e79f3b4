import { isRefusal } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import { editDonation } from '../../shared/donation/editing.ts'
import { draftPickupTime } from '../../shared/donation/post.ts'
import { endpointOn } from '../http.ts'
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
