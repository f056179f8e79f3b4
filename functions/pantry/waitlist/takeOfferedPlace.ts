import { isRefusal } from '../../../shared/core/answer.ts'
import { reasonAlone } from '../../../shared/pantry/ordering/placing.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { offeredPlaceView, openOfferedPlace } from './offeredPlace.ts'
import { orderInPlace } from './orderInPlace.ts'

export const handler = openEndpoint(waitlist.takeOfferedPlace, async (context) => {
  const { now } = context
  const opened = await openOfferedPlace(context)
  const placed = await orderInPlace(opened.window.ID, opened.customerId, { by: null, now })
  return isRefusal(placed) ? reasonAlone(placed) : offeredPlaceView(opened, now)
})
