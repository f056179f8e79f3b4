import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { offeredPlaceView, openOfferedPlace } from './offeredPlace.ts'

export const handler = openEndpoint(waitlist.getOfferedPlace, async (context) =>
  offeredPlaceView(await openOfferedPlace(context), context.now),
)
