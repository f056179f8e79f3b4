import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { customerKeys } from '../../../functions/core/table/keys/customers.ts'
import { entityKeys } from '../../../functions/core/table/keys/entities.ts'
import { messageKeys } from '../../../functions/core/table/keys/messages.ts'
import { peopleKeys } from '../../../functions/core/table/keys/people.ts'
import { table } from '../../../functions/core/table/table.ts'
import { findEntity, putUser } from '../../../functions/network/organizations/entityTable.ts'
import { closeTenant, openTenant } from '../../../infra/operator/closing.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { maxSavedFilters, type SavedFilter } from '../../../shared/core/grid/savedFilters.ts'
import { type NotificationKind, notificationKinds } from '../../../shared/core/mail/kinds.ts'
import { apiVersionHeader } from '../../../shared/core/schema/endpoint.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import * as groups from '../../../shared/network/groups/api.ts'
import { defaultFoodBankSettings } from '../../../shared/network/organizations/entity.ts'
import { defaultQuietHours, type QuietHours } from '../../../shared/network/organizations/quietHours.ts'
import * as peopleApi from '../../../shared/network/people/api.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as customerExports from '../../../shared/pantry/pantryReports/customerExportApi.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as transport from '../../../shared/rescue/transport/api.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import * as jobs from '../../../shared/work/jobs/api.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { storedNeighbor } from '../../engine/customers.ts'
import { ids, makeSmallTenant, newFoodBankDraft, people, person, userOf } from '../../engine/smallTenant.ts'

/**
 * While a deployment shifts, the version before reads what this one stores; and a page that was opened before it goes on with
 * what this one answers. `npm run drill -- upgrade` shows both with an earlier version's own code.
 */

const before = { headers: { [apiVersionHeader]: '1' } }
const admin = person('foodbankadmin', ids.foodBank, [ids.foodBank])

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

describe('the version before reads', () => {
  const settingsBefore = ['OfferMinutes', 'ReminderMinutes', 'IsAutomaticallyApproved', 'IsSimultaneousNotifyEnabled']
  const settingsOfRuns = ['IsVolunteerAutomationEnabled', 'VolunteersAtOnce', 'VolunteerRoundMinutes']
  const known = [...settingsBefore, ...settingsOfRuns, 'MatchWeights', 'IsDonorCancelAllowed', 'ReceiptCloseDay']
  const settingsAt = async (id: number) =>
    Object.keys((await table.get(entityKeys.entity(id), z.object({ Settings: z.looseObject({}) })))?.Settings ?? {})

  it('a food bank that changed its settings, and a new one', async () => {
    await call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, QuietHours: null })
    expect(known).toEqual(expect.arrayContaining(await settingsAt(ids.foodBank)))
    const made = await call(groups.createFoodBank, people.network, newFoodBankDraft)
    expect(known).toEqual(expect.arrayContaining(await settingsAt(made.answer.Value?.ID ?? 0)))
  })

  it('the list of revoked tokens, which each of its calls looks at', async () => {
    const signIn = (ID: string) => ({ signIn: { ID, At: Math.floor(morning.getTime() / 1000) } })
    const somebody: Caller = { ...people.agencies[0], Subject: 'of-an-earlier-version', UserID: 7900 }
    await table.commit(putUser(userOf(somebody)))
    await call(session.getSession, somebody, {}, signIn('other'))
    await call(session.setOwnPin, somebody, { PIN: '5093' })
    await call(session.endSignIns, somebody, { ID: 'other', IsCurrentToo: false }, signIn('left'))
    await call(session.endSignIns, somebody, { ID: null, IsCurrentToo: false }, signIn('left'))
    await call(session.startTablet, somebody, {}, signIn('left'))
    await closeTenant(new Date())
    const list = await table.all({ pk: peopleKeys.revokedTokens('').pk }, z.looseObject({ sk: z.string() }))
    await openTenant()
    const kinds = [
      peopleKeys.endedSignIns(somebody.Subject),
      peopleKeys.endedSignIn('other'),
      peopleKeys.tablet('left'),
    ]
    expect(list.map(({ sk }) => sk)).toEqual(
      expect.arrayContaining([...kinds, peopleKeys.closed()].map(({ sk }) => sk)),
    )
    for (const item of list) expect(item).toMatchObject({ IssuedBefore: expect.any(Number) })
  })

  it('a message to everyone in English alone, which each poll of a reader looks at', async () => {
    const at = (days: number) => new Date(morning.getTime() + days * 86_400_000).toISOString()
    const draft = { Title: { en: 'Closed' }, Body: { en: 'On Friday.' }, StartsAt: at(0), EndsAt: at(7) }
    const { answer } = await call(messages.addSystemMessage, admin, { ...draft, Audiences: ['agencies'] })
    const Wording = z.object({ en: z.string(), es: z.string() })
    const stored = await table.get(
      messageKeys.systemMessage(answer.Value?.ID ?? 0),
      z.object({ Title: Wording, Body: Wording }),
    )
    expect(stored).toEqual({ Title: { en: 'Closed', es: '' }, Body: { en: 'On Friday.', es: '' } })
  })

  it('who looked at a neighbor, and how often', async () => {
    const { ID: id } = await storedNeighbor()
    for (const _ of [1, 2]) await call(customers.getCustomer, people.foodBank, { id })
    const at = customerKeys.accessRecord(id, morning.toISOString().slice(0, 10), people.foodBank.UserID)
    expect(await table.get(at, z.object({ Count: z.int() }))).toEqual({ Count: 2 })
  })
})

describe('a page of the version before', () => {
  it('reads the settings, and saves them without changing the quiet hours that it doesn’t know', async () => {
    const settings = { ...defaultFoodBankSettings, QuietHours: null }
    await call(foodbanks.updateSettings, people.foodBank, settings)
    const { QuietHours: _, ...read } = settings
    const form = await call(foodbanks.getSettings, people.foodBank, {}, before)
    expect(form.answer.Value).toEqual(read)
    expect(form.headers.vary).toContain(apiVersionHeader)
    const saved = await call(foodbanks.updateSettings, people.foodBank, { ...read, OfferMinutes: 90 }, before)
    expect(saved.answer.Value).toEqual({ ...read, OfferMinutes: 90 })
    const now = await call(foodbanks.getSettings, people.foodBank, {})
    expect(now.answer.Value).toEqual({ ...settings, OfferMinutes: 90 })
  })

  it('leaves the quiet hours when it sends the default in place of those that it was not told', async () => {
    const hoursAfter = async (QuietHours: QuietHours) => {
      await call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, QuietHours }, before)
      return (await call(foodbanks.getSettings, people.foodBank, {})).answer.Value?.QuietHours
    }
    await call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, QuietHours: null })
    expect(await hoursAfter(defaultQuietHours)).toBeNull()
    expect(await hoursAfter({ HourStart: 20, HourEnd: 8 })).toEqual({ HourStart: 20, HourEnd: 8 })
  })

  it('finds quiet hours as from 2026-11-24 to 26 they were stored', async () => {
    const stored = await findEntity('foodBank', ids.otherFoodBank)
    const Settings = { ...stored?.Settings, QuietHours: { HourStart: 22, HourEnd: 6 } }
    await table.commit([{ update: entityKeys.entity(ids.otherFoodBank), set: { Settings }, unset: ['QuietHours'] }])
    const { answer } = await call(foodbanks.getSettings, people.otherFoodBank, {})
    expect(answer.Value?.QuietHours).toEqual({ HourStart: 22, HourEnd: 6 })
    await call(foodbanks.updateSettings, people.otherFoodBank, { ...defaultFoodBankSettings })
    expect((await findEntity('foodBank', ids.otherFoodBank))?.Settings).not.toHaveProperty('QuietHours')
    const later = await call(foodbanks.getSettings, people.otherFoodBank, {})
    expect(later.answer.Value?.QuietHours).toEqual(defaultQuietHours)
  })

  it('switches kinds of e-mail, and leaves those that it doesn’t know as they are', async () => {
    const by = people.foodBank
    const wanted = (off: readonly NotificationKind[]) =>
      Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as Record<
        NotificationKind,
        boolean
      >
    const place = { Language: 'en', TimeZone: 'America/New_York' } as const
    await call(session.updateNotifications, by, { Kinds: wanted(['lowStock']), ...place })
    const { pickupChanged: _, lowStock: __, ...Kinds } = wanted(['startBegun'])
    const { status, answer } = await call(session.updateNotifications, by, { Kinds, ...place }, before)
    expect([status, answer.Value]).toEqual([200, { Kinds, ...place }])
    expect((await call(session.getNotifications, by, {}, before)).answer.Value?.Kinds).toEqual(Kinds)
    const now = await call(session.getNotifications, by, {})
    expect(now.answer.Value?.Kinds).toEqual(wanted(['lowStock', 'startBegun']))
  })

  it('saves its filters beside those of grids that it doesn’t know', async () => {
    const by = people.store
    const filter = (ID: number, Grid: SavedFilter['Grid']) => ({
      ID,
      Grid,
      Name: `Filter ${ID}`,
      Query: '',
      IsDefault: true,
    })
    const [history, orders, loads] = [filter(1, 'history'), filter(2, 'orders'), filter(2, 'loads')]
    await call(session.updateSavedFilters, by, { Version: 0, Filters: [history, orders] })
    expect((await call(session.getSavedFilters, by, {}, before)).answer.Value).toEqual({
      Version: 1,
      Filters: [history],
    })
    const sent = { Version: 1, Filters: [history, loads] }
    const saved = await call(session.updateSavedFilters, by, sent, before)
    expect(saved.answer.Value).toEqual({ ...sent, Version: 2 })
    const all = [history, loads, { ...orders, ID: 3 }]
    expect((await call(session.getSavedFilters, by, {})).answer.Value).toEqual({ Version: 2, Filters: all })
    const many = Array.from({ length: maxSavedFilters }, (_, index) => ({
      ...filter(index + 1, 'loads'),
      IsDefault: false,
    }))
    const full = await call(session.updateSavedFilters, by, { Version: 2, Filters: many }, before)
    expect(full.answer.FailureReason).toMatch(/changed/)
  })

  it('shows people without the role that it doesn’t know', async () => {
    const [agency] = people.agencies
    const input = { entityId: agency.EntityID }
    const shown = await call(peopleApi.listPeople, admin, input, before)
    expect(shown.answer.Value?.RolesToGive).toEqual(['agency'])
    const now = await call(peopleApi.listPeople, admin, input)
    expect(now.answer.Value).toEqual({ ...shown.answer.Value, RolesToGive: ['agency', 'pantryvolunteer'] })
  })

  it('finds neighbors as a bare list', async () => {
    await storedNeighbor({ LastName: 'Quillfeather' })
    const input = { searchFilter: 'Quillf' }
    const { answer } = await call(customers.searchCustomers, people.foodBank, input, before)
    const { Value } = (await call(customers.searchCustomers, people.foodBank, input)).answer
    expect(Value?.rows).toMatchObject([{ LastName: 'Quillfeather' }])
    expect(answer.Value).toEqual(Value?.rows)
  })

  const product = (PantryInventoryItemID: number, ProductName: string, Quantity: number) => ({
    ...{ PantryInventoryItemID, ProductName, Quantity },
  })
  const At = morning.toISOString()
  const audit = (change: object) => ({ Changes: [change], Roles: [], RolesToGive: [] })
  const none = { Changes: [], Roles: [], RolesToGive: [] }
  it.each<[string, { readonly before2?: (value: never) => unknown }, unknown, unknown]>([
    ['roles of the session', session.getSession, { Roles: [{ Role: 'pantryvolunteer' }] }, { Roles: [] }],
    ['roles of a person', peopleApi.updatePerson, { Roles: ['agency', 'pantryvolunteer'] }, { Roles: ['agency'] }],
    ['a PIN in a person’s history', peopleApi.getPerson, audit({ Action: 'pinSet' }), none],
    ['a role in it', peopleApi.getPerson, audit({ Action: 'roleChanged', NewRole: 'pantryvolunteer' }), none],
    ['invitations to it', peopleApi.getInvitationsGrid, { rows: [{ Role: 'pantryvolunteer' }] }, { rows: [] }],
    [
      'a need of the home',
      dashboard.getFoodBankHome,
      { Needs: [{ Kind: 'carrying' }], More: 0 },
      { Needs: [], More: 0 },
    ],
    ['a run that is carried', transport.getAttemptedPickup, { State: 'carrying' }, { State: 'cancelled' }],
    ['a run that is held', transport.recordAttemptedPickupEvent, { State: 'held' }, { State: 'held' }],
    [
      'causes of movements',
      stock.listMovements,
      { rows: [{ Cause: 'packed' }, { Cause: 'adjusted', Reason: 'received' }, { Cause: 'order' }] },
      { rows: [{ Cause: 'adjusted' }, { Cause: 'adjusted', Reason: 'other' }, { Cause: 'order' }] },
    ],
    [
      'a line that became two products',
      stock.getReceiptShelf,
      {
        Lines: [
          { SuggestedProductIDs: [7, 8], PutOn: { At, Products: [product(7, 'Apples', 3), product(8, 'Figs', 4)] } },
        ],
      },
      {
        Lines: [
          {
            ...{ SuggestedProductID: 7, SuggestedProductIDs: [7, 8] },
            PutOn: {
              ...{ At, ...product(7, 'Apples, Figs', 7) },
              Products: [product(7, 'Apples', 3), product(8, 'Figs', 4)],
            },
          },
        ],
      },
    ],
    [
      'a line that waits',
      stock.putReceiptOnShelf,
      { Lines: [{ SuggestedProductIDs: [], PutOn: null }] },
      { Lines: [{ SuggestedProductID: null, SuggestedProductIDs: [], PutOn: null }] },
    ],
    ['jobs of other kinds', jobs.listJobs, [{ Kind: 'loads' }, { Kind: 'report' }], [{ Kind: 'report' }]],
    [
      'reasons of a refused row',
      donations.bulkOffer,
      [{ Reasons: ['One.', 'Two.'] }],
      [{ Reason: 'One. Two.', Reasons: ['One.', 'Two.'] }],
    ],
    [
      'a message in English alone',
      messages.getSystemMessagesGrid,
      { rows: [{ Title: { en: 'Closed' }, Body: { en: 'On Friday.' } }] },
      { rows: [{ Title: { en: 'Closed', es: '' }, Body: { en: 'On Friday.', es: '' } }] },
    ],
    ['orders of other pantries', customers.getCustomer, { OrderCount: null }, { OrderCount: 0 }],
    [
      'the same in the grid',
      customers.getCustomersGrid,
      { rows: [{ OrderCount: null }] },
      { rows: [{ OrderCount: 0 }] },
    ],
    [
      'an export',
      customerExports.exportCustomer,
      { Customer: { OrderCount: 2 }, Looks: [{ Name: 'Ann' }] },
      { Customer: { OrderCount: 2 }, Looks: [{ Name: 'Ann', Count: 1 }] },
    ],
    ['who looked', customers.listCustomerLooks, [{ Name: 'Ann' }], [{ Name: 'Ann', Count: 1 }]],
  ])('reads %s', (_, { before2 }, value, read) => {
    expect(JSON.parse(JSON.stringify(before2?.(value as never)))).toEqual(read)
  })
})
