import { foodbank } from '../../shared/api/foodbank.ts'
import { changeStart } from '../../shared/donation/lifecycle.ts'
import { lastPickupEnd } from '../../shared/donation/post.ts'
import { startOfTomorrowByOffset } from '../../shared/time/zone.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byId } from '../realtime/donationTable.ts'

/** What tomorrow is, the offset of the user's clock says (decision 25); what now is, ours. */
const offsetOf = (snapshot: string) => (snapshot.endsWith('Z') ? 'Z' : snapshot.slice(-6))

export const handler = endpointOn(foodbank.updateStartMode, byId, ({ thing, input, ...view }) => {
  const start = input.mode === 'future' ? startOfTomorrowByOffset(view.now, offsetOf(input.clientTimeSnapshot)) : null
  return changeAndShow(thing, view, (donation, now) => {
    const recorded = {
      day: donation.DonorRecordedPickupDate,
      type: donation.PickupTimeType,
      now,
      zone: donation.TimeZone,
    }
    return changeStart(donation, start, lastPickupEnd(recorded), now)
  })
})
