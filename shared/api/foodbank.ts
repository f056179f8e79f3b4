import * as z from 'zod/mini'
import { foodBankRoles } from '../access.ts'
import { FoodBankSettings } from '../entity/entity.ts'
import { area, get, post, put } from './endpoint.ts'
import { ID, Instant, PathID, page } from './fields.ts'
import { GridRow, Transaction } from './realtime.ts'

const Rank = z.coerce.number<number>().check(z.int(), z.minimum(-1), z.maximum(1000))

export const foodbank = area('foodbank', {
  listPendingMatches: get('/api/foodbanks/current/matches/pending', {
    summary: 'Donations whose match list waits for the food bank’s approval.',
    roles: foodBankRoles,
    on: 'self',
    value: page(GridRow),
  }),
  moveMatch: get('/api/foodbanks/current/matches/agency/{id}/move/{from}/{to}', {
    summary: 'Swaps two ranks; at rank 1 the active offer changes hands.',
    roles: foodBankRoles,
    on: 'donation',
    params: { id: PathID, from: Rank, to: Rank },
    changes: true,
    value: Transaction,
    uses: ['photos:get'],
  }),
  removeMatch: get('/api/foodbanks/current/matches/agency/{id}/remove', {
    summary: 'Takes an agency out of the ranking; the active match stays.',
    roles: foodBankRoles,
    on: 'donation',
    params: { id: PathID },
    changes: true,
    value: Transaction,
    uses: ['photos:get'],
  }),
  addAgency: get('/api/foodbanks/current/matches/{txId}/agency/add/{agencyId}', {
    summary: 'Adds an agency at the end of the ranking.',
    roles: foodBankRoles,
    on: 'donation',
    params: { txId: PathID, agencyId: PathID },
    changes: true,
    value: Transaction,
    uses: ['photos:get'],
  }),
  acceptMatches: get('/api/foodbanks/current/matches/{txId}/accept', {
    summary: 'Approves the match list: offers start now, or at the delayed start.',
    roles: foodBankRoles,
    on: 'donation',
    params: { txId: PathID },
    changes: true,
    value: Transaction,
    uses: ['photos:get'],
  }),
  updateEscalationMode: post('/api/foodbanks/updateEscalationMode', {
    summary: 'Ordered: one agency after the other. Simultaneous: all at once, first acceptance wins.',
    roles: foodBankRoles,
    on: 'donation',
    body: z.strictObject({ id: ID, mode: z.enum(['ordered', 'simultaneous']) }),
    value: Transaction,
    uses: ['photos:get'],
  }),
  updateStartMode: post('/api/foodbanks/updateStartMode', {
    summary: 'Future: offers start tomorrow at midnight of the user’s clock. Now: at once; the delay is gone for good.',
    roles: foodBankRoles,
    on: 'donation',
    body: z.strictObject({
      id: ID,
      mode: z.enum(['now', 'future']),
      /** The browser's now with its offset, `2026-11-20T18:00:00-05:00`: what tomorrow means to the user. */
      clientTimeSnapshot: z.iso.datetime({ offset: true }),
    }),
    value: Transaction,
    uses: ['photos:get'],
  }),
  predictNotificationActions: post('/api/foodbank/predictNotificationActions', {
    summary: 'Who would be notified, and when, with the given mode and start.',
    roles: foodBankRoles,
    on: 'tenant',
    changes: false,
    body: z.strictObject({
      entities: z.array(z.strictObject({ ID: ID, Name: z.string().check(z.maxLength(200)) })).check(z.maxLength(100)),
      mode: z.optional(z.enum(['ordered', 'simultaneous'])),
      isPendingStart: z.boolean(),
      startAfter: z.nullable(Instant),
      OfferMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(1440))),
    }),
    value: z.array(z.object({ ID: ID, Name: z.string(), NotifyAt: Instant, AnswerUntil: Instant })),
  }),
  getMasterAgency: get('/api/foodbanks/current/masterFoodBankAgency', {
    summary: 'The food bank’s own agency.',
    roles: foodBankRoles,
    on: 'self',
    value: z.nullable(z.object({ ID: ID, Name: z.string() })),
  }),
  getSettings: get('/api/foodbanks/current/settings', {
    summary: 'How the food bank matches and offers donations.',
    roles: foodBankRoles,
    on: 'self',
    value: FoodBankSettings,
  }),
  updateSettings: put('/api/foodbanks/current/settings', {
    summary: 'Changes how later donations are matched and offered.',
    roles: foodBankRoles,
    on: 'self',
    body: FoodBankSettings,
    value: FoodBankSettings,
  }),
})
