import * as z from 'zod/mini'
import { donorRoles, pantryWorkRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { CustomerOfOrder } from '../../pantry/customers/customer.ts'
import { WaitingReturn } from '../../pantry/orders/noShow.ts'
import { PackingWindow } from '../../pantry/orders/packing.ts'
import { orderStatusCodes } from '../../pantry/orders/status.ts'
import { GridRow } from '../../rescue/donations/api.ts'
import { donorNeedKinds } from '../../rescue/donations/needs/donorNeeds.ts'
import { PantryAmounts } from '../totals/totals.ts'

/** The days of a pantry and of a store. */
const { get } = area('home')

/** An order that somebody will fetch today. */
const ComingOrder = z.object({
  ID: ID,
  Code: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  Language: z.enum(languages),
  /** Of the location. */
  Label: z.string(),
  StartTime: z.string(),
  EndTime: z.string(),
  StatusCode: z.enum(orderStatusCodes),
  TotalItems: z.int(),
  /** It has food that is kept cold; absent where that was not noted. */
  IsCold: z.optional(z.boolean()),
})
export type ComingOrder = z.infer<typeof ComingOrder>

const TodayWindow = z.extend(PackingWindow, {
  /** Orders that were neither handed over nor ended when the window was over. */
  Late: z.int(),
})
export type TodayWindow = z.infer<typeof TodayWindow>

/** Lines of each list of a pantry's day; the rest is counted. */
export const maxComing = 60
export const maxLow = 8
export const maxCameBack = 8

export const PantryToday = z.object({
  Day: Day,
  /** With orders, by start. */
  Windows: z.array(TodayWindow),
  /** Of the next day. */
  Tomorrow: z.object({ Orders: z.int(), ToPack: z.int() }),
  Coming: z.array(ComingOrder),
  MoreComing: z.int(),
  NoShows: z.int(),
  /** Cold food that came back and waits for a decision. */
  CameBack: z.array(WaitingReturn),
  MoreCameBack: z.int(),
  /** Conversations by text that wait for an answer. */
  Texts: z.optional(z.int()),
  /** Products at or below their threshold this morning that still are, the emptiest first. */
  Low: z.array(z.object({ ID: ID, Name: z.string(), Quantity: z.int(), Threshold: z.int() })),
  MoreLow: z.int(),
  /** Totals of today, within seconds of what happened; no-shows as they are now. */
  Figures: PantryAmounts,
  /** Of the two weeks before, the oldest first; without days on which nothing was counted. */
  Days: z.array(z.object({ Day: Day, Figures: PantryAmounts })),
})
export type PantryToday = z.infer<typeof PantryToday>

export const getPantryToday = get('getPantryToday', '/api/orderahead/today', {
  summary:
    'The day of the caller’s pantry: its windows and how far they are, who is still to come (with `search` those of a name or code), who did not, cold food that came back, low stock; and the figures of the day and of the two weeks before.',
  roles: pantryWorkRoles,
  resource: 'self',
  query: { search: gridQuery.searchFilter },
  value: PantryToday,
})

/** A donation that a store has to look after, or that is fetched today. */
export const DonorLine = z.extend(GridRow, {
  Kind: z.enum(donorNeedKinds),
  /** Of the pickup; null while no day is agreed or recorded. */
  Window: z.nullable(z.object({ Starts: Instant, Ends: Instant })),
  TimeZone: z.string(),
  Street: z.string(),
  /** The agency that accepted it. */
  AgencyName: z.string(),
})
export type DonorLine = z.infer<typeof DonorLine>

/** Lines of a store's home; the rest is in its list. */
export const maxDonorLines = 30

export const getDonorHome = get('getDonorHome', '/api/donors/current/home', {
  summary: 'What needs the donor or its location now, and the pickups of the day, each donation once.',
  roles: donorRoles,
  resource: 'self',
  value: z.object({
    Lines: z.array(DonorLine),
    /** Lines beyond the listed ones, of those that were looked at. */
    More: z.int(),
  }),
})
