import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, ID, PathID } from '../../core/schema/fields.ts'
import { LinkedOrder } from '../ordering/linkedOrder.ts'
import { WallTime } from '../windows/window.ts'
import { RhythmFields } from './rhythm.ts'
import { StandingAnswer } from './shown.ts'
import { leadDays } from './standing.ts'

/** Regular orders, which are placed by themselves. */
const { get, put } = area('ordering')

const ofCustomer = {
  roles: [...agencyOrFoodBankRoles, 'customer'],
  resource: 'customer',
  params: { id: PathID },
  value: StandingAnswer,
} as const
const path = '/api/orderahead/customer/{id}/regularorder'

export const getStandingOrder = get('getStandingOrder', path, {
  summary: 'The regular order of a customer, and the last order that one can begin with. An agency sees its own alone.',
  ...ofCustomer,
  byHelper: true,
  query: { orderId: z.optional(PathID) },
})

export const setStandingOrder = put('setStandingOrder', path, {
  summary: `Begins the regular order of a customer with the food, the place and the address of one of their orders. Each order is placed by itself, at most ${leadDays} days ahead, by the rules of every order. It replaces the one that there was.`,
  ...ofCustomer,
  byHelper: true,
  /** Without an order: with the food and the place that it has. */
  body: z.strictObject({ OrderID: z.optional(ID), ...RhythmFields, StartTime: WallTime }),
  idempotent: true,
})

export const StandingChange = z.discriminatedUnion('Action', [
  z.strictObject({ Action: z.literal('skip'), Day }),
  z.strictObject({ Action: z.literal('pause'), Day }),
  z.strictObject({ Action: z.literal('resume') }),
  z.strictObject({ Action: z.literal('end') }),
])
export type StandingChange = z.infer<typeof StandingChange>

export const changeStandingOrder = put('changeStandingOrder', `${path}/change`, {
  summary:
    'Leaves the next day of a regular order out, pauses it until a day, lets it go on, or ends it. A repeat changes nothing. Orders that are placed stay.',
  ...ofCustomer,
  byHelper: true,
  body: z.strictObject({ Change: StandingChange }),
})

export const endLinkedStandingOrder = put(
  'endLinkedStandingOrder',
  '/api/orderahead/linkedorder/{id}/regularorder/end',
  {
    summary: 'Ends the regular order that an order came from, by the code of its link. The order itself stays.',
    ...{ roles: 'anonymous', resource: 'code', params: { id: PathID }, value: LinkedOrder },
  },
)
