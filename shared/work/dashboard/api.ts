import * as z from 'zod/mini'
import { foodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, Instant } from '../../core/schema/fields.ts'
import { GridRow } from '../../rescue/donations/api.ts'
import { needKinds, urgencies } from '../../rescue/donations/needs/needKinds.ts'
import { TotalsAmounts } from '../totals/totals.ts'

/** First screens: of an agency its totals and pickups by day, of a food bank: its work and its day. */
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

/** A donation that a food bank has to look after now. */
export const NeedLine = z.extend(GridRow, {
  Kind: z.enum(needKinds),
  Since: Instant,
  Urgency: z.enum(urgencies),
  /** The food spoils, or the store's pickup window ends. */
  Limit: z.nullable(z.object({ Why: z.enum(['spoils', 'closes']), At: Instant })),
  OfferEnds: z.nullable(Instant),
  TimeZone: z.string(),
  /** Of the donor location. */
  Street: z._default(z.string(), ''),
  /** The agency that accepted it. */
  AgencyName: z._default(z.string(), ''),
  /** Ranked agencies that nobody can answer for, and all ranked ones. */
  UnattendedAgencies: z._default(z.int(), 0),
  RankedAgencies: z._default(z.int(), 0),
})
export type NeedLine = z.infer<typeof NeedLine>

/** Lines of the home; the rest follows when these are done. */
export const maxNeeds = 50

/** A donation that agencies are being asked for. */
export const RunningLine = z.extend(GridRow, {
  /** End of the last open offer. */
  OfferEnds: Instant,
  TimeZone: z.string(),
  Street: z.string(),
  /** Agencies that were asked, and all of the list that can answer. */
  Asked: z.int(),
  Of: z.int(),
})
export type RunningLine = z.infer<typeof RunningLine>

/** Running offers of the home. */
export const maxRunning = 12

export const getFoodBankHome = get('getFoodBankHome', '/api/foodbanks/current/home', {
  summary:
    'What needs the food bank now, most urgent first, each donation once; running offers; and the figures of its day and of the two weeks before.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.object({
    Needs: z.array(NeedLine),
    /** Needs beyond the listed ones. */
    More: z.int(),
    /** Some status has more donations than were looked at, so that `More` is a lower bound. */
    HasMore: z.boolean(),
    Today: Day,
    /** Totals of today, within seconds of what happened. */
    Figures: TotalsAmounts,
    /** Of the days before, the oldest first; without those on which nothing was counted. */
    Days: z._default(z.array(z.object({ Day: Day, Figures: TotalsAmounts })), []),
    /** Running offers, the first to end first, and how many there are beyond. */
    Running: z._default(z.array(RunningLine), []),
    MoreRunning: z._default(z.int(), 0),
  }),
  before2: ({ Needs, ...home }) => ({ ...home, Needs: Needs.filter(({ Kind }) => Kind !== 'carrying') }),
})
