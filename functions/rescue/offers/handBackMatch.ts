import { handBack } from '../../../shared/rescue/donations/pickup/handBack.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { changeHeldPickup } from './heldPickup.ts'

export const handler = endpointOn(offers.handBackMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeHeldPickup(resource, input.id, view, (donation, now) => handBack(donation, input.id, input, now)),
)
