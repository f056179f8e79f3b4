import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Nothing, PathID } from '../../core/schema/fields.ts'
import { OrderDraft, PlacedOrder } from '../ordering/placing.ts'
import { OfferedPlace, WaitingPlace } from './waitingPlace.ts'
import { maxWaiting, offerMinutes } from './waitlist.ts'

/** Places in full windows that families wait for. */
const { get, post, put, remove } = area('ordering')

const ofCustomer = {
  roles: [...agencyOrFoodBankRoles, 'customer'],
  resource: 'customer',
  params: { id: PathID },
} as const
const ofPlace = { ...ofCustomer, params: { id: PathID, windowId: PathID } } as const

export const listWaitingPlaces = get('listWaitingPlaces', '/api/orderahead/customer/{id}/waitlist', {
  summary:
    'Places that a customer waits for, the next day first, each with the families before them and the end of an offer.',
  ...ofCustomer,
  byHelper: true,
  value: z.array(WaitingPlace),
})

export const joinWaitlist = post('joinWaitlist', '/api/orderahead/customer/{id}/waitlist', {
  summary: `A customer waits for a place in a full window, with the order that they place when they get one; it has to keep the rules of an order now. At most ${maxWaiting} families wait for a window.`,
  ...ofCustomer,
  byHelper: true,
  body: OrderDraft,
  value: WaitingPlace,
  idempotent: true,
})

export const takePlace = put('takePlace', '/api/orderahead/customer/{id}/waitlist/{windowId}/order', {
  summary: `Places the order of a customer in the place that is kept for them, within ${offerMinutes} minutes of the offer.`,
  ...ofPlace,
  byHelper: true,
  value: PlacedOrder,
  idempotent: true,
})

export const leaveWaitlist = remove('leaveWaitlist', '/api/orderahead/customer/{id}/waitlist/{windowId}', {
  summary: 'A customer no longer waits for a place; what was kept for them goes to the next family.',
  ...ofPlace,
  byHelper: true,
  value: Nothing,
})

const byLink = { roles: 'anonymous', resource: 'code', params: { id: PathID }, value: OfferedPlace } as const

export const getOfferedPlace = get('getOfferedPlace', '/api/orderahead/offeredplace/{id}', {
  summary: 'A place that is kept for whoever has the link of its offer. Looking at it changes nothing.',
  ...byLink,
  // Wrong codes are counted.
  permissions: ['table:write'],
})

export const takeOfferedPlace = put('takeOfferedPlace', '/api/orderahead/offeredplace/{id}/order', {
  summary:
    'Places the order of the family that waited in the place that is kept for it, by the code of the offer’s link.',
  ...byLink,
})

export const declineOfferedPlace = put('declineOfferedPlace', '/api/orderahead/offeredplace/{id}/refusal', {
  summary: 'Gives an offered place to the next family, by the code of the offer’s link.',
  ...byLink,
})
