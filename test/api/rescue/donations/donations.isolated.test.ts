import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { donationKeys } from '../../../../functions/core/table/keys/donations.ts'
import { tenantKeys } from '../../../../functions/core/table/keys/tenant.ts'
import { eventKey } from '../../../../functions/core/table/outbox.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler as onDonationPosted } from '../../../../functions/rescue/offers/onDonationPosted.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import {
  defaultFoodBankSettings,
  type FoodBankSettings,
  settingFields,
} from '../../../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { donationEvents } from '../../../../shared/rescue/donations/events.ts'
import { customChoice, customWindow } from '../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { isOfferedForRepetition } from '../../../../shared/rescue/donations/status/transactionFlags.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { photoSize, png, startPhotoBucket, uploaded } from '../../../engine/photos.ts'
import { changeEntity, draft, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

let stopBucket: () => Promise<void>
beforeAll(async () => {
  stopBucket = await startPhotoBucket()
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await stopBucket()
})

const [first, second] = people.agencies
const matchOf = async (id: number, agencyId: number) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === agencyId)?.ID ?? 0
const acceptBy = async (id: number, by: Caller) =>
  call(offers.acceptMatch, by, {
    id: await matchOf(id, by.EntityID),
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
const post = (more: Partial<DonationDraft> = {}, by: Caller = people.store) =>
  call(donations.postDonation, by, draft(more))
const show = async (id: number, by: Caller, language = 'en') =>
  (await call(donations.getTransaction, by, { id }, { language })).answer.Value

describe('posting', () => {
  it('stores the donation as posted, with the food bank’s current settings', async () => {
    await settings({ OfferMinutes: 45, ReminderMinutes: 5 })
    const { answer } = await post({ Notes: ' Back door ', DonorRecordedPickupDate: '2026-11-21', PickupTimeTypeID: 4 })
    expect(answer.Value).toEqual({ ID: expect.any(Number), Code: expect.stringMatching(/^D[A-Z2-9]{5}$/) })
    expect(await stored(answer.Value?.ID ?? 0)).toMatchObject({
      Stage: 'matching',
      Created: morning.toISOString(),
      TimeZone: 'America/New_York',
      Notes: 'Back door',
      DonorRecordedPickupDate: '2026-11-21',
      PickupTimeType: { Code: 'AFTERNOON' },
      OfferMinutes: 45,
      ReminderMinutes: 5,
      FoodBank: { ID: ids.foodBank },
      StateAssociationID: ids.association,
      CoopID: ids.coop,
      DonorLocation: { ID: ids.donorLocation, Donor: { ID: ids.donor } },
      AdHocTransactionStorageRequirements: [{ StorageRequirementID: 2 }],
      AdHocTransactionDonationCategories: [
        { Pounds: 120, DonationCategory: { ID: 1 } },
        { Pounds: 30.5, DonationCategory: { ID: 2 } },
      ],
      PostedBy: people.store.UserID,
      Version: 1,
    })
    await settings({})
  })
  const settings = (more: Partial<FoodBankSettings>) =>
    changeEntity('foodBank', ids.foodBank, {
      ...settingFields({ ...defaultFoodBankSettings, QuietHours: null, IsAutomaticallyApproved: true, ...more }),
    })

  it.each<[string, Partial<DonationDraft>, string]>([
    ['yesterday', { DonorRecordedPickupDate: '2026-11-19' }, 'The pickup date is in the past.'],
    ['in 31 days', { DonorRecordedPickupDate: '2026-12-21' }, 'The pickup date is more than 30 days ahead.'],
    [
      '[custom-code-shape] a window that ends before it starts',
      { PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: '9:00PMTO10:30AM' },
      'A custom pickup time looks like 10:30AMTO9:00PM, in steps of half an hour, and ends after it starts.',
    ],
    ['a window nobody knows', { PickupTimeTypeID: 99 }, 'This pickup time does not exist.'],
    ['storage nobody has', { StorageRequirementIDs: [9] }, 'One of the storage requirements does not exist.'],
    ['a start in the past', { StartAfter: '2026-11-20T14:00:00Z' }, 'The start has to be in the future.'],
    [
      'a start after the pickup',
      { DonorRecordedPickupDate: '2026-11-21', StartAfter: '2026-11-23T14:00:00Z' },
      'The start has to be before the pickup window ends.',
    ],
    [
      'a category nobody knows',
      { categories: [{ DonationCategoryID: 99, Pounds: 1 }] },
      'One of the categories does not exist.',
    ],
    [
      'a category twice',
      {
        categories: [
          { DonationCategoryID: 1, Pounds: 1 },
          { DonationCategoryID: 1, Pounds: 2 },
        ],
      },
      'A category is listed twice.',
    ],
    ['another’s photo', { PhotoKey: 'donations/99/x.jpg' }, 'The photo did not arrive. Please choose it again.'],
  ])('is refused with %s', async (_, more, reason) => {
    const { status, answer } = await post(more)
    expect([status, answer]).toEqual([200, { Successful: false, FailureReason: reason }])
  })

  it('[custom-code-shape] keeps a custom window as its own type', async () => {
    const { answer } = await post({ PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: '10:30AMTO9:00PM' })
    expect((await stored(answer.Value?.ID ?? 0)).PickupTimeType).toMatchObject({
      Code: '10:30AMTO9:00PM',
      HourStart: 10.5,
      HourEnd: 21,
    })
  })

  it('stores a delayed start in one spelling, however it was sent', async () => {
    const { answer } = await post({ StartAfter: '2026-11-20T20:00:00Z' })
    expect((await stored(answer.Value?.ID ?? 0)).StartAfter).toBe('2026-11-20T20:00:00.000Z')
  })

  it.each<[string, Caller, number, number]>([
    ['its store', people.store, ids.donorLocation, 200],
    ['the store’s company', people.donor, ids.secondDonorLocation, 200],
    ['the food bank', people.foodBank, ids.donorLocation, 200],
    ['another store of the company', people.secondStore, ids.donorLocation, 404],
    ['another food bank', people.otherFoodBank, ids.donorLocation, 404],
    ['the food bank, for a location of another', people.foodBank, ids.otherDonorLocation, 404],
    ['anybody, for a location that is none', people.foodBank, ids.foodBank, 404],
  ])('is open to %s', async (_, by, DonorLocationID, status) => {
    expect((await post({ DonorLocationID }, by)).status).toBe(status)
  })

  it('is refused for an inactive location', async () => {
    await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: false })
    const { answer } = await post({ DonorLocationID: ids.secondDonorLocation }, people.donor)
    expect(answer.FailureReason).toBe('This donor location does not post donations at the moment.')
    await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: true })
  })
})

describe('hours that the clocks skip', () => {
  beforeEach(() => setClock(new Date('2027-03-10T15:00:00Z')))
  const skipped = '2027-03-14'

  it('cannot be posted', async () => {
    const hours = { PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: '2:00AMTO3:00AM' }
    const { answer } = await post({ ...hours, DonorRecordedPickupDate: skipped })
    expect(answer.FailureReason).toMatch(/^These pickup hours do not exist on that day/)
  })

  it('cannot be accepted', async () => {
    const id = await posted({ DonorRecordedPickupDate: skipped, PickupTimeTypeID: 1 })
    const accept = async (hour: number) =>
      call(offers.acceptMatch, first, {
        id: await matchOf(id, 11),
        AgencyProposedPickupDate: skipped,
        AgencyProposedPickupTimeTypeID: customWindow(hour, hour + 0.5)?.ID ?? 0,
      })
    expect((await accept(2.5)).answer.FailureReason).toMatch(/^These pickup hours do not exist on that day/)
    expect((await accept(3)).answer.Successful).toBe(true)
  })
})

describe('the reaction to a posted donation', () => {
  it('[rt-match-ranked-order] matches it once, however often the event is delivered', async () => {
    const id = (await post()).answer.Value?.ID ?? 0
    const event = {
      ID: `${id}-1-0`,
      Type: 'DonationPosted',
      At: morning.toISOString(),
      Subject: { Kind: 'donation', ID: id },
      EntityID: 10,
      By: null,
      Detail: {},
    }
    expect(await deliver(onDonationPosted, { detail: event }, { detail: event })).toEqual([])
    const matched = await stored(id)
    expect(matched.Version).toBe(2)
    expect(matched.Matches.map((match) => [match.Rank, match.Agency.ID])).toEqual([
      [1, 11],
      [2, 12],
      [3, 13],
    ])
    expect(await deliver(onDonationPosted, { detail: event })).toEqual([])
    expect((await stored(id)).Version).toBe(2)
  })

  it('returns only a malformed message to the queue', async () => {
    expect(await deliver(onDonationPosted, { detail: { Type: 'DonationPosted' } })).toEqual(['message-0'])
  })
})

describe('a donation as each role reads it', () => {
  it('shows staff all matches with their scores, watchers and donors without', async () => {
    const id = await posted()
    const all = [11, 12, 13]
    for (const by of [people.foodBank, people.donor, people.store, people.network, people.association, people.coop]) {
      const shown = await show(id, by)
      expect(shown?.Matches.map((match) => match.Agency.ID)).toEqual(all)
      expect(shown?.Matches.every((match) => match.ScoreComponents.length > 0)).toBe(by === people.foodBank)
      expect(shown?.ActiveMatch?.Agency.ID).toBe(11)
    }
  })

  it('shows an agency its own match only, and of the timeline what concerns it', async () => {
    const id = await posted()
    await call(offers.declineMatch, first, { id: await matchOf(id, 11) })
    const asked = await show(id, second)
    expect(asked?.Matches.map((match) => match.Agency.ID)).toEqual([12])
    const told = JSON.stringify(asked)
    for (const other of ['Agency 11', 'Agency 13']) expect(told).not.toContain(other)
    expect(asked?.Timeline.Events.map((event) => event.Text)).toEqual([
      'Donation posted',
      'Offered to Agency 12, answer until Nov 20, 2026, 11:00 AM EST',
    ])
    expect((await show(id, first))?.PrimaryStatus.Subtitle).toBe('Offered to other agencies.')
  })

  it('shows an agency that declined or was too late nothing of what another agreed and receipted', async () => {
    const id = await posted()
    await call(offers.declineMatch, first, { id: await matchOf(id, 11) })
    const before = await show(id, first)
    await call(offers.acceptMatch, second, {
      id: await matchOf(id, 12),
      AgencyProposedPickupDate: '2026-11-23',
      AgencyProposedPickupTimeTypeID: customWindow(9, 9.5)?.ID ?? 0,
      AgencyDriverID: 121,
    })
    const receipt = await call(receipts.createReceipt, second, {
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 77.7 }],
      adHocTransactionId: id,
      date: '2026-11-20',
    })
    const code = receipt.answer.Value?.Pickup.Code ?? 'no receipt'
    const after = await show(id, first)
    expect(after).toMatchObject({
      PickupID: null,
      Pickup: null,
      IsReceiptCreationComplete: false,
      IsReceiptCreationEligible: false,
      DeliveryText: before?.DeliveryText,
      Timeline: before?.Timeline,
    })
    const answers = await Promise.all([
      call(donations.getTransaction, first, { id }),
      call(offers.getMatch, first, { id: await matchOf(id, 11) }),
      call(offers.listDonationHistory, first, {}),
      call(offers.getAgencyGrid, first, { mode: 'historical' }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toContain(before?.Code)
      for (const secret of [code, 'Agency 12', '77.7', '"AgencyProposedPickupDate":"', 'Nov 23', '9:30'])
        expect(body).not.toContain(secret)
    }
    expect(await show(id, second)).toMatchObject({ Pickup: { Code: code } })
  })

  it('shows an agency that declined that the donor closed it, not with what final weight', async () => {
    const id = await posted()
    await call(offers.declineMatch, first, { id: await matchOf(id, 11) })
    const before = await show(id, first)
    await acceptBy(id, second)
    const categories = [{ DonationCategoryID: 1, Pounds: 77.7 }]
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true, categories })
    const after = await show(id, first)
    expect(after).toMatchObject({ Pounds: before?.Pounds, IsDonorClosed: true })
    expect(after?.Timeline.Events.at(-1)?.Text).toBe(`Closed by the donor as picked up, ${before?.Pounds} lb`)
    expect(JSON.stringify(after)).not.toContain('77.7')
    expect(await show(id, second)).toMatchObject({ Pounds: 77.7 })
  })

  it('has a text for every event of a donation in both languages', async () => {
    const id = (await post()).answer.Value?.ID ?? 0
    const samples = [
      ...Object.values(donationEvents).map((event) => ({ Type: event.type, Detail: event.sample as object })),
      { Type: 'StartModeChanged', Detail: { StartAfter: null } },
      { Type: 'DonationMatched', Detail: { Agencies: [], NeedsApproval: false } },
    ]
    await table.commit(
      samples.map(({ Type, Detail }, index) => ({
        put: {
          ...eventKey(donationKeys.donation(id), 100 + index, 0),
          ID: `${id}-${100 + index}-0`,
          Type,
          At: morning.toISOString(),
          Subject: { Kind: 'donation', ID: id },
          EntityID: 10,
          By: null,
          Detail,
        },
      })),
    )
    // The samples' driver is none of this donation's: a text lacks the name at its begin or end.
    const written = new RegExp(`^(?!${samples.map(({ Type }) => Type).join('|')})\\S[^{}]*\\S$`)
    for (const by of [people.foodBank, people.network])
      for (const language of ['en', 'es']) {
        const events = (await show(id, by, language))?.Timeline.Events ?? []
        // Reports of a driver about a run stand below the taking of it.
        const texts = events.flatMap((event) => [event, ...event.SubEvents]).map(({ Text }) => Text)
        expect(texts).toHaveLength(samples.length + 1)
        for (const text of texts) expect(text.trim()).toMatch(written)
      }
  })

  it('dates the timeline in the location’s zone, on the night the clocks go back', async () => {
    setClock(new Date('2026-11-01T05:30:00Z'))
    const before = await posted()
    setClock(new Date('2026-11-01T06:30:00Z'))
    const after = await posted()
    const times = async (id: number) => (await show(id, people.foodBank))?.Timeline.Events[0]
    expect(await times(before)).toMatchObject({ DateLocal: '2026-11-01', TimeLocal: '1:30 AM' })
    expect(await times(after)).toMatchObject({ DateLocal: '2026-11-01', TimeLocal: '1:30 AM' })
  })
})

describe('correcting, cancelling, closing', () => {
  const items = (Pounds: number) => [{ DonationCategoryID: 3, Pounds }]

  it('[transaction-open] corrects weight and items while the donation is open', async () => {
    const id = await posted()
    const { answer } = await call(donations.updateDonationItems, people.store, { id, categories: items(99.5) })
    expect(answer.Value).toMatchObject({ Pounds: 99.5, IsOpen: true, DonationContentsSummary: 'Dairy and Eggs' })
    await acceptBy(id, first)
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    const late = await call(donations.updateDonationItems, people.foodBank, { id, categories: items(1) })
    expect(late.answer.FailureReason).toBe('The final weight and items of this donation can no longer be changed.')
  })

  it('[cancel-effect] cancels for good; it can’t be accepted any more', async () => {
    const id = await posted()
    const { answer } = await call(donations.cancelTransaction, people.foodBank, { id })
    expect(answer.Value).toMatchObject({ Stage: 'cancelled', IsCancelled: true, IsOpen: false })
    expect((await acceptBy(id, first)).answer.FailureReason).toBe('This donation was cancelled.')
    expect((await call(donations.cancelTransaction, people.foodBank, { id })).answer.Successful).toBe(true)
    expect((await show(id, people.foodBank))?.Timeline.Events.at(-1)).toMatchObject({
      Text: 'Donation cancelled',
      SubEvents: [{ Text: 'Offer to Agency 11 ended: the donation was cancelled' }],
    })
  })

  it('closes a receipted donation as picked up only', async () => {
    const id = await posted()
    await acceptBy(id, first)
    await call(receipts.createReceipt, first, {
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 10 }],
      adHocTransactionId: id,
      date: '2026-11-20',
    })
    const close = (IsMarkedAsSuccessfulByDonor: boolean) =>
      call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor })
    expect((await close(false)).answer.FailureReason).toMatch(/^The agency already created a receipt .*food bank\.$/)
    expect((await show(id, people.store))?.Stage).toBe('accepted')
    expect((await close(true)).answer.Value?.Stage).toBe('complete')
  })

  it('closes with the final items', async () => {
    const id = await posted()
    const early = await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    expect(early.answer.FailureReason).toBe('This donation has not been accepted yet.')
    await acceptBy(id, first)
    const { answer } = await call(donations.closeOut, people.store, {
      id,
      IsMarkedAsSuccessfulByDonor: true,
      categories: items(50),
    })
    expect(answer.Value).toMatchObject({
      Stage: 'closed',
      Pounds: 50,
      IsMarkedAsSuccessfulByDonor: true,
      IsOpen: false,
    })
    const shown = await call(donations.getCloseOut, people.store, { id })
    expect(shown.answer.Value).toMatchObject({ ID: id, IsDonorClosed: true })
    const unknown = await call(donations.closeOut, people.store, {
      id,
      IsMarkedAsSuccessfulByDonor: true,
      categories: [{ DonationCategoryID: 99, Pounds: 1 }],
    })
    expect(unknown.answer.FailureReason).toBe('One of the categories does not exist.')
  })
})

describe('copying', () => {
  it('gives the contents of an earlier donation as a draft that can be posted', async () => {
    const photo = await call(donations.preparePhoto, people.store, { ContentType: 'image/jpeg', Size: photoSize })
    const id = (
      await post({
        PickupTimeTypeID: customChoice.ID,
        CustomPickupTimeCode: '10:30AMTO9:00PM',
        Notes: 'Back door',
        PhotoKey: await uploaded(photo.answer.Value),
        DonorRecordedPickupDate: '2026-11-21',
        StartAfter: '2026-11-20T20:00:00Z',
      })
    ).answer.Value?.ID as number
    const { answer } = await call(donations.getDonationCopy, people.store, { id, source: 'grid' })
    expect(answer.Value).toEqual({
      ...draft(),
      PickupTimeTypeID: customChoice.ID,
      CustomPickupTimeCode: '10:30AMTO9:00PM',
      Notes: 'Back door',
      PhotoKey: null,
      copyOf: id,
      source: 'grid',
    })
    const again = await call(donations.postDonation, people.store, answer.Value as DonationDraft)
    expect(again.answer.Successful).toBe(true)
  })

  it('[repost-ineligible-api] refuses one that came in with categories of its own', async () => {
    const id = (await post()).answer.Value?.ID as number
    const [item] = (await stored(id)).AdHocTransactionDonationCategories
    const foreign = { ...item, DonationCategory: { ...item?.DonationCategory, IsSystemWide: false } }
    await table.commit([
      {
        update: donationKeys.donation(id),
        set: { EntrySourceCode: 'API', AdHocTransactionDonationCategories: [foreign] },
      },
    ])
    const { answer } = await call(donations.getDonationCopy, people.store, { id })
    expect(answer.FailureReason).toMatch(/cannot be copied/)
    expect((await show(id, people.store))?.IsRepostEligible).toBe(false)
    const posted = await call(donations.postDonation, people.store, draft({ copyOf: id }))
    expect(posted.answer).toMatchObject({ Successful: false, FailureReason: answer.FailureReason })
    await call(donations.cancelTransaction, people.foodBank, { id })
    const rows = (await call(donations.getDonorGrid, people.donor, {})).answer.Value?.rows
    expect(rows?.filter((row) => !row.IsRepostEligible).map((row) => row.ID)).toEqual([id])
  })
})

it('a cancelled donation can be copied, and its row is not offered for repetition', async () => {
  const id = (await post()).answer.Value?.ID as number
  const row = async () => {
    const { answer } = await call(donations.getDonorGrid, people.store, { searchFilter: `${id}` })
    return answer.Value?.rows.find(({ ID }) => ID === id)
  }
  const offered = async () => isOfferedForRepetition((await row()) ?? { IsRepostEligible: false, Stage: 'cancelled' })
  expect(await offered()).toBe(true)
  await call(donations.cancelTransaction, people.foodBank, { id })
  expect(await offered()).toBe(false)
  const copy = await call(donations.getDonationCopy, people.store, { id })
  const again = await call(donations.postDonation, people.store, copy.answer.Value as DonationDraft)
  expect(again.answer.Successful).toBe(true)
})

describe('reference data', () => {
  it('lists categories, the tenant’s own among them, storage, windows and status types', async () => {
    const own = { ID: 501, Name: 'Pet Food', Icon: { ClassName: 'pets' }, IsSystemWide: false }
    await table.commit([{ put: { ...tenantKeys.categories(), Categories: [own] } }])
    const categories = await call(donations.listDonationCategories, people.store, {})
    expect(categories.answer.Value?.map((category) => category.ID)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 501,
    ])
    expect((await post({ categories: [{ DonationCategoryID: 501, Pounds: 5 }] })).answer.Successful).toBe(true)
    const storage = await call(donations.listStorageRequirements, people.store, {})
    expect(storage.answer.Value?.map((one) => one.Name)).toEqual(['Dry', 'Refrigerated', 'Frozen'])
    const windows = await call(donations.listPickupTimeTypes, first, {})
    // [custom-code-shape] the form's own choice.
    expect(windows.answer.Value?.at(-1)?.Code).toBe('CUSTOM')
    const types = await call(donations.listStatusTypes, people.network, {}, { language: 'es' })
    expect(types.answer.Value).toHaveLength(10)
  })

  it('[status-type-codes] names what a donation waits for: matching, approval, or the clock after a deadline', async () => {
    const typeOf = async (id: number) =>
      (await call(donations.getTransaction, people.foodBank, { id })).answer.Value?.PrimaryStatus.Type
    expect(await typeOf((await post()).answer.Value?.ID ?? 0)).toBe('StatusProcessing')
    const offered = await posted()
    setClock(new Date(morning.getTime() + 61 * 60_000))
    expect(await typeOf(offered)).toBe('StatusPendingProcessing')
    setClock(morning)
    const settings = (IsAutomaticallyApproved: boolean) =>
      changeEntity('foodBank', ids.foodBank, {
        ...settingFields({ ...defaultFoodBankSettings, QuietHours: null, IsAutomaticallyApproved }),
      })
    await settings(false)
    expect(await typeOf(await posted())).toBe('StatusPendingFoodBankAcceptance')
    await settings(true)
  })

  it('is readable by the roles that need it', async () => {
    expect((await call(donations.listDonationCategories, person('customer', 900), {})).status).toBe(403)
  })
})

describe('photos', () => {
  it('are uploaded to a signed URL of the poster, and read by one', async () => {
    const { answer } = await call(donations.preparePhoto, people.store, { ContentType: 'image/png', Size: photoSize })
    const { PhotoKey = '', UploadUrl = '' } = answer.Value ?? {}
    expect(PhotoKey).toMatch(/^donations\/31\/[\w-]+\.png$/)
    expect(UploadUrl).toContain('X-Amz-Expires=900')
    expect(UploadUrl, 'nothing larger and nothing else').toContain(
      'X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost%3Bif-none-match',
    )
    await uploaded(answer.Value, png)
    const id = (await post({ PhotoKey })).answer.Value?.ID as number
    expect((await show(id, people.foodBank))?.PhotoUrl).toContain(PhotoKey)
  })
})
