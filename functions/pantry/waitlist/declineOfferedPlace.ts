import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { leavePlace } from './leavePlace.ts'
import { offeredPlaceView, openOfferedPlace } from './offeredPlace.ts'

export const handler = openEndpoint(waitlist.declineOfferedPlace, async (context) => {
  const { now } = context
  const opened = await openOfferedPlace(context)
  await leavePlace(opened.window.ID, opened.customerId, { by: null, now })
  return offeredPlaceView(opened, now)
})
