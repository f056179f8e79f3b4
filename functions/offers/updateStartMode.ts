import * as offers from '../../shared/api/offers.ts'
import { changeStart } from '../../shared/donation/lifecycle.ts'
import { lastPickupEnd } from '../../shared/donation/post.ts'
import { startOfTomorrowByOffset } from '../../shared/time/zone.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

/** What tomorrow is, the offset of the user's clock says (decision 25); what now is, ours. */
const offsetOf = (snapshot: string) => (snapshot.endsWith('Z') ? 'Z' : snapshot.slice(-6))

export const handler = endpointOn(offers.updateStartMode, byId, ({ resource, input, ...view }) => {
  const start = input.mode === 'future' ? startOfTomorrowByOffset(view.now, offsetOf(input.clientTimeSnapshot)) : null
  return changeAndShow(resource, view, (donation, now) => {
    const recorded = {
      day: donation.DonorRecordedPickupDate,
      type: donation.PickupTimeType,
      now,
      zone: donation.TimeZone,
    }
    return changeStart(donation, start, lastPickupEnd(recorded), now)
  })
})
