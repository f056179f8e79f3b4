import { startOfPersonsTomorrow } from '../../../shared/core/time/zone.ts'
import { changeStart } from '../../../shared/rescue/donations/offerModes.ts'
import { lastPickupEnd } from '../../../shared/rescue/donations/post.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import type { View } from '../../core/http/context.ts'
import { endpointOn } from '../../core/http/http.ts'
import { userBySubject } from '../../network/organizations/entityTable.ts'
import { timelineById } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'

const offsetOf = (snapshot: string) => (snapshot.endsWith('Z') ? 'Z' : snapshot.slice(-6))

/** Midnight of the user's zone (decision 25), or of their clock where its offset differs; `now` is the server's. */
async function tomorrowOf({ caller, now }: Pick<View, 'caller' | 'now'>, snapshot: string): Promise<Date> {
  const user = await userBySubject(caller.Subject)
  return startOfPersonsTomorrow(now, offsetOf(snapshot), user?.TimeZone)
}

export const handler = endpointOn(offers.updateStartMode, timelineById, async ({ resource, input, ...view }) => {
  const start = input.mode === 'future' ? await tomorrowOf(view, input.clientTimeSnapshot) : null
  return changeMatchList(resource, view, (donation, now) => {
    const recorded = {
      day: donation.DonorRecordedPickupDate,
      type: donation.PickupTimeType,
      now,
      zone: donation.TimeZone,
    }
    return changeStart(donation, start, lastPickupEnd(recorded), now)
  })
})
