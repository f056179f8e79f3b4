import * as offers from '../../shared/api/offers.ts'
import { handBack } from '../../shared/donation/handBack.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeHeldPickup } from './heldPickup.ts'

export const handler = endpointOn(offers.handBackMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeHeldPickup(resource, input.id, view, (donation, now) => handBack(donation, input.id, input, now)),
)
