import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { donationWithTimeline } from '../../../../functions/rescue/donations/donationTable.ts'
import { settleDonation } from '../../../../functions/rescue/transport/settleDonation.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { UnattendedReason } from '../../../../shared/network/agencies/unattendedReason.ts'
import { defaultFoodBankSettings, settingFields, type User } from '../../../../shared/network/organizations/entity.ts'
import { invitePerson } from '../../../../shared/network/people/api.ts'
import { invitationDays } from '../../../../shared/network/people/invitation.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { liveOffers, rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'

/** Matching asks nobody for whom nobody can answer, and nobody at night. */

const staff = people.foodBank
const [first, second, third] = people.agencies

const settings = (more: object) =>
  changeEntity('foodBank', ids.foodBank, settingFields({ ...defaultFoodBankSettings, QuietHours: null, ...more }))
const leave = (caller: Caller) => table.commit(putUser({ ...userOf(caller), IsDisabled: true }))
const join = (caller: Caller) => table.commit(putUser(userOf(caller)))
const live = async (id: number) => liveOffers(await stored(id)).map(({ Agency }) => Agency.ID)
const ranked = async (id: number) => rankedMatches(await stored(id)).map(({ Agency }) => Agency.ID)
const eventsOf = async (id: number) => (await donationWithTimeline(id))?.events.map(({ Type }) => Type) ?? []
const decline = async (id: number, agency: Caller) => {
  const match = (await stored(id)).Matches.find(({ Agency }) => Agency.ID === agency.EntityID)
  return call(offers.declineMatch, agency, { id: match?.ID ?? 0 })
}
const shown = async (id: number) => (await call(donations.getTransaction, staff, { id })).answer.Value

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(async () => {
  setClock(morning)
  for (const agency of people.agencies) await join(agency)
  await settings({ IsAutomaticallyApproved: true })
})
afterAll(() => void vi.useRealTimers())

describe('an agency that nobody can answer for', () => {
  it('is marked in the match list, and not asked after the approval', async () => {
    await leave(first)
    await settings({ IsAutomaticallyApproved: false })
    const id = await posted()
    expect((await shown(id))?.Matches.map(({ IsUnattended = false }) => IsUnattended)).toEqual([true, false, false])
    const { answer } = await call(offers.acceptMatches, staff, { txId: id })
    expect(answer.Value).toMatchObject({ Stage: 'offering', ActiveMatch: { Agency: { ID: second.EntityID } } })
    expect(await live(id)).toEqual([second.EntityID])
    const told = answer.Value?.Timeline.Events.flatMap(({ Text, SubEvents }) => [
      Text,
      ...SubEvents.map((sub) => sub.Text),
    ])
    expect(told?.join()).toContain('Not asked, because nobody can answer for them: Agency 11.')
    await join(first)
    expect((await call(offers.listNewInProgressDonations, first, {})).answer.Value?.map((row) => row.ID)).not.toContain(
      id,
    )
  })

  it.each<[string, Partial<User>, UnattendedReason]>([
    [
      'whose e-mail comes back',
      { ReturnedMail: { Kind: 'bounce', Address: first.UserName, At: morning.toISOString() } },
      'mailReturned',
    ],
    ['who switched the e-mails about offers off', { Unsubscribed: ['offerMade'] }, 'switchedOff'],
  ])('has nobody but a person %s', async (_, more, UnattendedReason) => {
    await table.commit(putUser({ ...userOf(first), ...more }))
    const id = await posted()
    expect(await live(id)).toEqual([second.EntityID])
    const match = (await shown(id))?.Matches.find(({ Agency }) => Agency.ID === first.EntityID)
    expect(match).toMatchObject({ IsUnattended: true, UnattendedReason })
  })

  it('waits for who was invited, and says so until the invitation is over', async () => {
    await leave(first)
    await settings({ IsAutomaticallyApproved: false })
    const id = await posted()
    const reason = async () => (await shown(id))?.Matches[0]?.UnattendedReason
    expect(await reason()).toBe('nobody')
    await call(invitePerson, person('foodbankadmin', ids.foodBank, [ids.foodBank]), {
      entityId: first.EntityID,
      EMailAddress: 'new@agency.example',
      Name: 'New Person',
      Role: 'agency',
      Language: 'en',
    })
    expect(await reason()).toBe('invited')
    setClock(new Date(morning.getTime() + invitationDays * 86_400_000))
    expect(await reason()).toBe('nobody')
  })

  it('is asked when somebody has joined before the approval, and staff see it', async () => {
    await leave(first)
    await settings({ IsAutomaticallyApproved: false })
    const id = await posted()
    await join(first)
    expect((await shown(id))?.Matches.some(({ IsUnattended }) => IsUnattended)).toBe(false)
    await call(offers.acceptMatches, staff, { txId: id })
    expect(await live(id)).toEqual([first.EntityID])
  })

  it('is passed over after a decline and when a period ends', async () => {
    const id = await posted()
    await leave(second)
    setClock(new Date(morning.getTime() + 3_600_000))
    await settleDonation(id, new Date())
    expect(await live(id)).toEqual([third.EntityID])
    expect(await eventsOf(id)).toContain('AgenciesPassedOver')
  })

  it('is asked when a period ends and somebody has joined since the matching', async () => {
    await leave(second)
    const id = await posted()
    await join(second)
    setClock(new Date(morning.getTime() + 3_600_000))
    await settleDonation(id, new Date())
    expect(await live(id)).toEqual([second.EntityID])
  })

  it('is passed over with the others that are next: the donation is not matched', async () => {
    const id = await posted()
    for (const agency of [second, third]) await leave(agency)
    setClock(new Date(morning.getTime() + 3_600_000))
    await settleDonation(id, new Date())
    expect(await stored(id)).toMatchObject({ Stage: 'notMatched' })
  })

  it('can be added again once somebody has joined, and not before', async () => {
    await leave(second)
    const id = await posted()
    await decline(id, first)
    expect(await ranked(id)).toEqual([third.EntityID])
    const add = () => call(offers.addAgency, staff, { txId: id, agencyId: second.EntityID })
    expect((await add()).answer.FailureReason).toMatch(/^Nobody can answer for Agency 12 yet/)
    await join(second)
    expect((await add()).answer.Successful).toBe(true)
    await decline(id, third)
    expect(await live(id)).toEqual([second.EntityID])
  })

  it('leaves a donation unmatched when there are only such', async () => {
    for (const agency of people.agencies) await leave(agency)
    const id = await posted()
    expect(await stored(id)).toMatchObject({ Stage: 'notMatched' })
    expect(await eventsOf(id)).toEqual([
      'DonationPosted',
      'DonationMatched',
      'AgenciesPassedOver',
      'DonationNotMatched',
    ])
  })
})

describe('an agency whose pickup hours miss the donor’s window', () => {
  it('is marked in the match list, until the donor moves the window', async () => {
    await settings({ IsAutomaticallyApproved: false })
    const PickupHours = [{ Weekday: 1, HourStart: 9, HourEnd: 12 }]
    await changeEntity('agency', second.EntityID, { PickupHours })
    const id = await posted({ DonorRecordedPickupDate: '2026-11-21' })
    const marked = async () =>
      (await shown(id))?.Matches.filter(({ IsOutsideHours }) => IsOutsideHours).map(({ Agency }) => Agency.ID)
    expect(await marked()).toEqual([second.EntityID])
    await call(offers.removeMatch, staff, { id: (await stored(id)).Matches[1]?.ID ?? 0 })
    await call(offers.addAgency, staff, { txId: id, agencyId: second.EntityID })
    expect(await marked()).toEqual([second.EntityID])
    const donation = await shown(id)
    const moved = await call(donations.updateDonation, people.donor, {
      id,
      Edition: donation?.Edition ?? 0,
      categories: (donation?.AdHocTransactionDonationCategories ?? []).map(({ DonationCategory, Pounds }) => ({
        DonationCategoryID: DonationCategory.ID,
        Pounds,
      })),
      Notes: donation?.Notes ?? '',
      DonorRecordedPickupDate: '2026-11-23',
      PickupTimeTypeID: donation?.PickupTimeTypeID ?? 0,
    })
    expect(moved.answer.FailureReason).toBeUndefined()
    expect(await marked()).toEqual([])
    await changeEntity('agency', second.EntityID, { PickupHours: [] })
  })
})

describe('in quiet hours', () => {
  const evening = new Date('2026-11-20T20:30:00-05:00')
  const seven = new Date('2026-11-21T07:00:00-05:00')
  const quiet = { IsAutomaticallyApproved: true, QuietHours: { HourStart: 21, HourEnd: 7 } }
  const keeping = [{ DonationCategoryID: 8, Pounds: 50 }]

  it('the next agency is asked in the morning, as the screen predicts', async () => {
    setClock(evening)
    await settings(quiet)
    const id = await posted({ categories: keeping, StorageRequirementIDs: [], DonorRecordedPickupDate: null })
    expect(await live(id)).toEqual([first.EntityID])
    setClock(new Date(evening.getTime() + 3_600_000))
    await settleDonation(id, new Date())
    expect(await stored(id)).toMatchObject({ Stage: 'pendingStart', StartAfter: seven.toISOString() })
    expect(await live(id)).toEqual([])
    const predicted = await call(offers.predictNotificationActions, staff, {
      entities: [second, third].map(({ EntityID: ID }) => ({ ID, Name: `Agency ${ID}` })),
      isPendingStart: false,
      startAfter: null,
      OfferMinutes: 60,
      Quiet: { Hours: quiet.QuietHours, TimeZone: 'America/New_York', Limit: null },
    })
    expect(predicted.answer.Value?.map(({ NotifyAt }) => NotifyAt)).toEqual([
      seven.toISOString(),
      new Date(seven.getTime() + 3_600_000).toISOString(),
    ])
    setClock(seven)
    await settleDonation(id, new Date())
    expect(await live(id)).toEqual([second.EntityID])
  })

  it('staff can start at once', async () => {
    setClock(new Date(evening.getTime() + 3_600_000))
    await settings(quiet)
    const id = await posted({ categories: keeping, StorageRequirementIDs: [], DonorRecordedPickupDate: null })
    expect(await live(id)).toEqual([])
    const { answer } = await call(offers.updateStartMode, staff, {
      id,
      mode: 'now',
      clientTimeSnapshot: '2026-11-20T21:31:00-05:00',
    })
    expect(answer.Successful).toBe(true)
    expect(await live(id)).toEqual([first.EntityID])
  })
})

describe('an approval', () => {
  it('is taken back while nobody has answered: the offer is withdrawn and the list waits as before', async () => {
    await settings({ IsAutomaticallyApproved: false })
    const id = await posted()
    const before = await ranked(id)
    await call(offers.acceptMatches, staff, { txId: id })
    expect((await call(offers.listNewInProgressDonations, first, {})).answer.Value?.map((row) => row.ID)).toContain(id)
    const { answer } = await call(offers.takeBackApproval, staff, { txId: id })
    expect(answer.Value).toMatchObject({ Stage: 'pendingApproval' })
    expect(await ranked(id)).toEqual(before)
    expect((await call(offers.listNewInProgressDonations, first, {})).answer.Value?.map((row) => row.ID)).not.toContain(
      id,
    )
    expect((await eventsOf(id)).slice(-2)).toEqual(['ApprovalTakenBack', 'OfferWithdrawn'])
    expect((await call(offers.takeBackApproval, staff, { txId: id })).answer.Successful).toBe(true)
    await call(offers.acceptMatches, staff, { txId: id })
    expect(await live(id)).toEqual([first.EntityID])
  })

  it('is taken back with the agencies that were passed over, also when nobody was asked at all', async () => {
    await settings({ IsAutomaticallyApproved: false })
    for (const gone of [[first], people.agencies]) {
      for (const agency of gone) await leave(agency)
      const id = await posted()
      const before = await ranked(id)
      await call(offers.acceptMatches, staff, { txId: id })
      expect(await ranked(id)).toEqual(before.slice(gone.length))
      const { answer } = await call(offers.takeBackApproval, staff, { txId: id })
      expect(answer.Value).toMatchObject({ Stage: 'pendingApproval' })
      expect(await ranked(id)).toEqual(before)
    }
  })

  it('stands once an agency has answered', async () => {
    const id = await posted()
    await decline(id, first)
    const { answer } = await call(offers.takeBackApproval, staff, { txId: id })
    expect(answer.FailureReason).toBe('An agency has answered already, so the approval can’t be taken back.')
    expect(await live(id)).toEqual([second.EntityID])
  })
})
