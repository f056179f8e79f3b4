import { foodbank } from '../../shared/api/foodbank.ts'
import { changeStart } from '../../shared/donation/lifecycle.ts'
import { lastPickupEnd } from '../../shared/donation/post.ts'
import { startOfTomorrow } from '../../shared/time/zone.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byId } from '../realtime/donationTable.ts'

/** The offset of the user's clock as a zone: what tomorrow is, the user's clock says (decision 25). */
const zoneOf = (snapshot: string) => (snapshot.endsWith('Z') ? 'UTC' : `UTC${snapshot.slice(-6)}`)

export const handler = endpointOn(foodbank.updateStartMode, byId, ({ thing, input, ...view }) => {
  const start = input.mode === 'future' ? startOfTomorrow(view.now, zoneOf(input.clientTimeSnapshot)) : null
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
