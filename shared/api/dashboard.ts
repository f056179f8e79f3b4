import * as z from 'zod/mini'
import { area } from './endpoint.ts'
import { Day } from './fields.ts'

/** What an agency sees first: its totals and its pickups by day. */
const { get } = area('dashboard')

export const getDashboard = get('getDashboard', '/api/AgencyDashboard', {
  summary: 'Totals of the agency: pounds picked up, associated stores, receipts.',
  roles: ['agency'],
  resource: 'self',
  value: z.object({ TransactionsPoundsTotal: z.number(), DonorsTotal: z.int(), PickupsTotal: z.int() }),
})

export const getDashboardPickups = get('getDashboardPickups', '/api/AgencyDashboard/pickups', {
  summary: 'Pounds picked up per day; dates are MM-DD-YYYY, an empty or too old start gives the default range.',
  roles: ['agency'],
  resource: 'self',
  query: {
    startDate: z.optional(z.string().check(z.maxLength(10))),
    endDate: z.optional(z.string().check(z.maxLength(10))),
  },
  value: z.object({ startDate: Day, endDate: Day, pickups: z.array(z.object({ date: Day, pounds: z.number() })) }),
})
