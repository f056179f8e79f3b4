import { isRefusal } from '../../../shared/core/answer.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { close, type RecordedPickup, recordedTimeRefusal } from '../../../shared/rescue/donations/closing.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
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
