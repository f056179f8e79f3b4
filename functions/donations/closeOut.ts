import { isRefusal } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import { close, type RecordedPickup, recordedTimeRefusal } from '../../shared/donation/closing.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'
import { givenItems } from './givenItems.ts'

function recordedPickup(input: Input<typeof donations.closeOut>): RecordedPickup | undefined {
  const { DonorRecordedPickupDate: day, DonorRecordedPickupTime: hour } = input
  if (day === undefined && hour === undefined) return undefined
  if (day === undefined) throw new HttpFault(400, 'DonorRecordedPickupDate: needed with DonorRecordedPickupTime')
  if (hour === undefined) throw new HttpFault(400, 'DonorRecordedPickupTime: needed with DonorRecordedPickupDate')
  return { day, hour }
}

export const handler = endpointOn(donations.closeOut, timelineById, async ({ resource, input, ...view }) => {
  const recorded = recordedPickup(input)
  const refusal = recorded && recordedTimeRefusal(resource.state, recorded, view.now)
  if (refusal) return refusal
  const items = await givenItems(input.categories)
  if (isRefusal(items)) return items
  return changeAndShow(resource, view, (donation, now) =>
    close(donation, input.IsMarkedAsSuccessfulByDonor, items, now, recorded),
  )
})
