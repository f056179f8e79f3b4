import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { donationWithTimeline } from '../../../../functions/rescue/donations/donationTable.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import { jpegOf } from '../../../../shared/core/attachments/image.fixture.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import type { DonationEventType } from '../../../../shared/rescue/donations/events.ts'
import { customWindow } from '../../../../shared/rescue/donations/pickup/pickupTime.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { agencyGridReceiptPath, receiptFacts, receiptPath } from '../../../../shared/rescue/receipts/receiptLink.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import {
  acceptedDonation,
  addVolunteers,
  codeFor,
  headersOf,
  offeredRuns,
  openRunBy,
  report,
  runsOf,
} from '../../../engine/runs.ts'
import { changeEntity, ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Volunteers fetch donations: from the search to the delivery, over the real handlers and the embedded table. */

const minute = 60_000
const later = (minutes: number) => new Date(morning.getTime() + minutes * minute)
/** The pickup window of the tests: tomorrow from 8 to 20 in New York. */
const windowStart = new Date('2026-11-21T13:00:00.000Z')
const windowEnd = new Date('2026-11-22T01:00:00.000Z')

let ses: Ses
let photoServer: Server
let photo: Buffer = Buffer.alloc(0)
beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  photoServer = createServer((_, response) => response.writeHead(200).end(photo))
  await new Promise<void>((ready) => photoServer.listen(0, '127.0.0.1', ready))
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(photoServer.address() as AddressInfo).port}`
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
  photoServer.close()
})
beforeEach(async () => {
  setClock(morning)
  ses.mails.length = 0
  ses.answer = () => 'taken'
  await makeSmallTenant()
  await changeEntity('transportationProvider', ids.provider, { IsActive: false })
})

async function events(id: number, type: DonationEventType) {
  const loaded = await donationWithTimeline(id)
  return (loaded?.events ?? []).filter((event) => event.Type === type)
}
const react = async (run: string, ...happened: readonly unknown[]) => {
  expect(await deliver(await handlerNamed(run), ...happened.map((detail) => ({ detail })))).toEqual([])
}
const settle = async (id: number) => {
  const { handler } = await import('../../../../functions/settleDue.ts')
  expect(await deliver(handler, { kind: 'donation', id })).toEqual([])
}
const shown = async (id: number, by = people.foodBank) =>
  (await call(donations.getTransaction, by, { id })).answer.Value
const row = async (id: number) =>
  (await call(donations.getFoodBankGrid, people.foodBank, {})).answer.Value?.rows.find((one) => one.ID === id)
const labelOf = async (id: number) =>
  (await call(offers.listNewInProgressDonations, people.agencies[0], {})).answer.Value?.find((one) => one.ID === id)
    ?.StatusLabel
const searchOf = async (id: number) => acceptedMatch(await stored(id))?.VolunteerSearch
const mode = (id: number, enabled: boolean) =>
  call(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled })

describe('volunteer pickup', () => {
  it('[volunteer-modes] is on or off, and sought after the acceptance alone', async () => {
    const id = await posted()
    expect((await mode(id, true)).answer.Value).toMatchObject({ IsVolunteerAutomationEnabled: true })
    expect((await mode(id, true)).answer.Successful).toBe(true)
    expect(await events(id, 'VolunteerModeChanged')).toHaveLength(1)
    expect((await mode(id, false)).answer.Value).toMatchObject({ IsVolunteerAutomationEnabled: false })
    expect(await events(id, 'VolunteerSought')).toEqual([])
    const accepted = await acceptedDonation(false)
    expect(await searchOf(accepted)).toBeNull()
    expect((await mode(accepted, true)).answer.Successful).toBe(true)
    expect(await searchOf(accepted)).toMatchObject({ State: 'seeking', Round: 0 })
  })

  it('[volunteer-payload] takes {id, enabled} and nothing else', async () => {
    const id = await posted()
    const input = { id, enabled: 'yes' }
    expect((await call(transport.updateVolunteerAutomationMode, people.foodBank, input as never)).status).toBe(400)
    const more = { id, enabled: true, mode: 'on' }
    const { status, answer } = await call(transport.updateVolunteerAutomationMode, people.foodBank, more as never)
    expect([status, answer.Message]).toEqual([400, expect.stringContaining('mode')])
    expect(await stored(id)).toMatchObject({ IsVolunteerAutomationEnabled: false })
  })

  it.each([
    [
      'more than 500 lb',
      { categories: [{ DonationCategoryID: 1, Pounds: 501 }] },
      'These are 501 lb; volunteers take at most 500.',
    ],
    ['frozen food', { StorageRequirementIDs: [3] }, 'The food has to be kept frozen, which volunteers can’t do.'],
  ])('is refused for %s', async (_, more, reason) => {
    const id = await posted(more)
    expect((await mode(id, true)).answer).toEqual({ Successful: false, FailureReason: reason })
  })

  it('asks a volunteer on the default path: posted, and accepted, as soon as possible', async () => {
    await addVolunteers(1)
    const id = await posted({ PickupTimeTypeID: 1, DonorRecordedPickupDate: '2026-11-20' })
    await mode(id, true)
    const offer = await call(offers.getMatch, people.agencies[0], { id: id * 100 + 1 })
    const { AvailableDates, AllPickupTimes } = offer.answer.Value?.StatusSummary ?? {}
    expect(AllPickupTimes?.[0]).toMatchObject({ Code: 'ASAP' })
    const proposal = {
      AgencyProposedPickupDate: AvailableDates?.[0]?.Date ?? '',
      AgencyProposedPickupTimeTypeID: AllPickupTimes?.[0]?.ID ?? 0,
    }
    expect(
      (await call(offers.acceptMatch, people.agencies[0], { id: id * 100 + 1, ...proposal })).answer.Successful,
    ).toBe(true)
    expect(await searchOf(id)).toMatchObject({ State: 'seeking' })
    expect(await offeredRuns(id)).toHaveLength(1)
  })

  it('finds nobody for what became nothing for a volunteer, and staff are told', async () => {
    const id = await posted()
    await mode(id, true)
    const categories = [{ DonationCategoryID: 1, Pounds: 700 }]
    await call(donations.updateDonationItems, people.store, { id, categories })
    const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    await call(offers.acceptMatch, people.agencies[0], { id: id * 100 + 1, ...proposal })
    expect(await searchOf(id)).toMatchObject({ State: 'impossible' })
    expect((await row(id))?.PrimaryStatus).toMatchObject({
      IsActionRequired: true,
      Subtitle: 'Volunteers can’t take this pickup. Find another driver.',
    })
    await react('notifications/onOfferChanged', ...(await events(id, 'VolunteerNotFound')))
    expect(ses.mails.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('700 lb are nothing for a volunteer'),
    ])
  })
})

it('a direct accept for a volunteer seeks one at once', async () => {
  await addVolunteers(1)
  const id = await posted()
  const { answer } = await call(offers.assignDirect, people.foodBank, {
    id: id * 100 + 1,
    providerType: 'volunteer',
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(answer.Value).toMatchObject({ Stage: 'accepted', IsVolunteerAutomationEnabled: true })
  expect(await offeredRuns(id)).toHaveLength(1)
})

describe('the search for a volunteer', () => {
  it('asks the nearest first, round by round, and tells staff when nobody took it', async () => {
    await addVolunteers(5)
    const id = await acceptedDonation()
    expect(await labelOf(id)).toBe('Waiting for Driver')
    await react('transport/onVolunteerSought', ...(await events(id, 'VolunteerSought')))
    const names = async () => (await runsOf(id)).map((run) => run.TransportationProvider.Name)
    expect(await names()).toEqual(['Rider 1', 'Rider 2', 'Rider 3'])
    expect((await row(id))?.DeliveryText).toBe('Matching with Volunteer')

    setClock(later(19))
    await settle(id)
    expect(await names()).toHaveLength(3)
    setClock(later(20))
    await settle(id)
    expect(await names()).toEqual(['Rider 1', 'Rider 2', 'Rider 3', 'Rider 4', 'Rider 5'])

    setClock(later(40))
    await settle(id)
    await settle(id)
    expect(await searchOf(id)).toMatchObject({ State: 'untaken' })
    expect((await row(id))?.PrimaryStatus).toMatchObject({ IsActionRequired: true, IsWarningOrFailure: true })
    const told = await events(id, 'VolunteerNotFound')
    expect(told).toHaveLength(1)
    await react('notifications/onOfferChanged', ...told)
    expect(ses.mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('no volunteer for')])

    expect((await mode(id, true)).answer.Successful).toBe(true)
    await settle(id)
    await react('transport/onVolunteerSought', ...(await events(id, 'VolunteerSought')))
    expect((await names()).slice(5)).toEqual(['Rider 1', 'Rider 2', 'Rider 3'])
  })

  it('asks nobody who is inactive, can’t be written to or carries less', async () => {
    await addVolunteers(4, (index) => [{ IsActive: false }, { EMailAddress: '' }, { MaxPounds: 1 }, {}][index] ?? {})
    const id = await acceptedDonation()
    await offeredRuns(id)
    expect((await runsOf(id)).map((run) => run.TransportationProvider.Name)).toEqual(['Rider 4'])
  })

  it('begins two minutes later by the timer when its reaction got lost', async () => {
    await addVolunteers(1)
    const id = await acceptedDonation()
    setClock(later(1))
    await settle(id)
    expect(await runsOf(id)).toEqual([])
    setClock(later(2))
    await settle(id)
    expect(await runsOf(id)).toHaveLength(1)
  })

  it('writes each volunteer an e-mail in their language, whose code is stored as a hash alone', async () => {
    await addVolunteers(2, (index) => ({ Language: index === 0 ? 'es' : 'en' }))
    const id = await acceptedDonation()
    await react('transport/onVolunteerSought', ...(await events(id, 'VolunteerSought')))
    const offered = await events(id, 'RunOffered')
    await react('transport/onRunChanged', ...offered)
    await react('transport/onRunChanged', ...offered)
    expect(ses.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['rider-1@example.org', expect.stringContaining('¿puede llevar')],
      ['rider-2@example.org', expect.stringContaining('can you drive')],
    ])
    const [, run = '', code = ''] = /\/pickup#\/(\d+)\/([\w-]+)/.exec(ses.mails[1]?.text ?? '') ?? []
    expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(JSON.stringify(await donationWithTimeline(id))).not.toContain(code)
    expect(JSON.stringify(await shown(id))).not.toMatch(/Hash|rider-2@/)
    const { answer } = await openRunBy({ id: Number(run), code })
    expect(answer.Value).toMatchObject({ State: 'offered', TransportationProvider: { Name: 'Rider 2' } })
  })

  it('sends a new code when a mail was put off, and the old one opens nothing', async () => {
    await addVolunteers(1)
    const id = await acceptedDonation()
    await react('transport/onVolunteerSought', ...(await events(id, 'VolunteerSought')))
    const [offered] = await events(id, 'RunOffered')
    ses.answer = () => ({ status: 500, type: 'InternalFailure' })
    const { handler } = await import('../../../../functions/rescue/transport/onRunChanged.ts')
    expect(await deliver(handler, { detail: offered })).toHaveLength(1)
    ses.answer = () => 'taken'
    await react('transport/onRunChanged', offered)
    expect(ses.mails).toHaveLength(1)
    const [, run = '', code = ''] = /\/pickup#\/(\d+)\/([\w-]+)/.exec(ses.mails[0]?.text ?? '') ?? []
    expect((await openRunBy({ id: Number(run), code })).status).toBe(200)
  })
})

describe('a run', () => {
  const twoRuns = async () => {
    await addVolunteers(3)
    const id = await acceptedDonation()
    const runs = await offeredRuns(id)
    return { id, first: runs[0] ?? { id: 0, code: '' }, second: runs[1] ?? { id: 0, code: '' } }
  }

  it('goes to the first of two who take it at the same moment', async () => {
    const { id, first, second } = await twoRuns()
    const answers = await Promise.all([report(first, 'accepted'), report(second, 'accepted')])
    expect(answers.map(({ answer }) => answer.Successful).sort()).toEqual([false, true])
    const refused = answers.find(({ answer }) => !answer.Successful)
    expect(refused?.answer.FailureReason).toBe('Somebody else took this run. Thank you for offering!')
    expect(acceptedMatch(await stored(id))?.AdHocTransactionAttemptedPickups).toHaveLength(1)
    expect(await events(id, 'RunTaken')).toHaveLength(1)
  })

  it('shows contacts to whoever holds it, and to nobody else', async () => {
    const { first, second } = await twoRuns()
    expect((await openRunBy(first)).answer.Value?.Pickup).toMatchObject({ ContactName: '', PhoneNumber: '' })
    const { answer } = await report(first, 'accepted')
    expect(answer.Value).toMatchObject({ State: 'held', Pickup: { PhoneNumber: expect.stringMatching(/\d/) } })
    expect((await openRunBy(second)).answer.Value).toMatchObject({
      State: 'takenByOther',
      Reason: 'Somebody else took this run. Thank you for offering!',
      Pickup: { PhoneNumber: '' },
    })
  })

  it('is told at every step by the delivery text, the label and the timeline', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    expect((await row(id))?.DeliveryText).toMatch(/^Scheduled for Delivery at Nov 21, /)
    expect(await labelOf(id)).toBe('Waiting for Donor')

    setClock(windowStart)
    await report(first, 'enroute', { EstimatedPickupTime: '2026-11-21T13:40:00.000Z' })
    setClock(new Date('2026-11-21T13:45:00.000Z'))
    const eta = { EstimatedDropoffTime: '2026-11-21T14:30:00.000Z' }
    const pickedUp = await report(first, 'pickedup', { ...eta, items: [{ DonationCategoryID: 1, Pounds: 33.5 }] })
    expect(pickedUp.answer.Value).toMatchObject({ PickedUpTime: '2026-11-21T13:45:00.000Z' })
    expect((await row(id))?.DeliveryText).toBe('Picked Up at 8:45 AM EST, Driver is En-Route')
    expect((await stored(id)).AdHocTransactionDonationCategories.map((item) => item.Pounds)).toContain(33.5)

    setClock(new Date('2026-11-21T14:20:00.000Z'))
    await report(first, 'droppedoff')
    expect((await row(id))?.DeliveryText).toBe('Dropped off at 9:20 AM EST (Rider 1)')
    expect(await labelOf(id)).toBe('Closed / Ready to Receipt')
    const taken = (await shown(id))?.Timeline.Events.find((event) => event.Type === 'RunTaken')
    expect(taken?.Text).toBe('Run taken by Rider 1')
    expect(taken?.SubEvents.map((event) => event.Text)).toEqual([
      'Rider 1 is on the way to the pickup',
      expect.stringContaining('Picked up by Rider 1'),
      expect.stringContaining('Contents corrected'),
      'Dropped off by Rider 1',
    ])
    const toOther = await shown(id, people.donor)
    expect(toOther?.Matches[0]?.TransportationProviderMatches).toEqual([])
  })

  it('[receipt-url-fields] is on the receipt: in the link’s facts, the draft, the preview and the receipt', async () => {
    const { id, first } = await twoRuns()
    const agency = people.agencies[0]
    const draft = async () => (await call(receipts.loadReceipt, agency, { id })).answer.Value?.volunteer
    expect(await draft()).toBe(false)
    await report(first, 'accepted')
    setClock(windowStart)
    await report(first, 'pickedup')
    await report(first, 'droppedoff')
    const grid = await call(offers.getAgencyGrid, agency, {})
    const line = grid.answer.Value?.rows.find((one) => one.ID === id)
    expect(line && agencyGridReceiptPath(line, '2026-11-21')).toMatch(/&volunteer=true$/)
    const detail = await shown(id, agency)
    const creator = { role: 'agency', agencyId: agency.EntityID, today: '2026-11-21' }
    expect(detail && receiptPath(receiptFacts(detail), creator)).toMatch(/&volunteer=true$/)
    expect(await draft()).toBe(true)
    const preview = await call(receipts.previewReceipt, agency, { id })
    expect(preview.answer.Value?.Receipt.IsVolunteer).toBe(true)
    const { answer } = await call(receipts.createReceipt, agency, {
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 20 }],
      adHocTransactionId: id,
      date: '2026-11-21',
    })
    const PickupID = answer.Value?.PickupID ?? 0
    expect((await call(receipts.getReceipt, agency, { id: PickupID })).answer.Value?.IsVolunteer).toBe(true)
  })

  it('of a pickup that was moved is told to its driver, whose link goes on working', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    ses.mails.length = 0
    const match = acceptedMatch(await stored(id))?.ID ?? 0
    const { answer } = await call(offers.updatePickup, people.agencies[0], {
      id: match,
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: customWindow(14, 16)?.ID ?? 0,
    })
    expect(answer.FailureReason).toBeUndefined()
    await react('transport/onRunChanged', ...(await events(id, 'RunMoved')))
    expect(JSON.stringify(ses.mails)).toContain('new pickup time')
    expect((await openRunBy(first)).answer.Value).toMatchObject({
      State: 'held',
      PickupWindowStart: '2026-11-21T19:00:00.000Z',
    })
  })

  it('is off when the agency hands its pickup back, and its driver is told', async () => {
    const { id, first, second } = await twoRuns()
    await report(first, 'accepted')
    ses.mails.length = 0
    await call(offers.handBackMatch, people.agencies[0], { id: acceptedMatch(await stored(id))?.ID ?? 0 })
    await react('transport/onRunChanged', ...(await events(id, 'RunWithdrawn')))
    expect(JSON.stringify(ses.mails)).toContain('please do not drive')
    expect((await openRunBy(first)).answer.Value?.State).toBe('withdrawn')
    const late = await report(second, 'accepted')
    expect(late.answer.Successful).toBe(false)
  })

  it('picked up without a signal before the pickup was handed back is told to staff at once, who read whom to call', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    await call(offers.handBackMatch, people.agencies[0], { id: acceptedMatch(await stored(id))?.ID ?? 0 })
    setClock(later(10))
    const { answer } = await report(first, 'pickedup', { time: later(5).toISOString() })
    expect(answer.Value).toMatchObject({ State: 'carrying', PickedUpTime: later(5).toISOString() })
    expect(answer.Value?.Reason).toMatch(/^This run had ended when you picked the food up/)
    ses.mails.length = 0
    await react('notifications/onOfferChanged', ...(await events(id, 'RunPickedUpAfterEnd')))
    expect(JSON.stringify(ses.mails)).toContain('picked the food up after the run had ended')
    const home = await call(dashboard.getFoodBankHome, people.foodBank, {})
    expect(home.answer.Value?.Needs.find(({ ID }) => ID === id)).toMatchObject({ Kind: 'carrying', Urgency: 'now' })
    const shown = await call(donations.getTransaction, people.foodBank, { id })
    expect(shown.answer.Value?.PrimaryStatus.Subtitle).toMatch(/picked the food up after their run had ended/)
    expect((await report(first, 'droppedoff')).answer.Value).toMatchObject({ State: 'done' })
    const after = await call(dashboard.getFoodBankHome, people.foodBank, {})
    expect(after.answer.Value?.Needs.find(({ ID }) => ID === id)?.Kind).not.toBe('carrying')
  })

  it('records a report that is sent again once, with the time at which it happened', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    setClock(new Date('2026-11-21T15:00:00.000Z'))
    const offline = { EventID: crypto.randomUUID(), time: '2026-11-21T14:00:00.000Z' }
    const answers = [await report(first, 'pickedup', offline), await report(first, 'pickedup', offline)]
    for (const { answer } of answers) expect(answer.Value).toMatchObject({ PickedUpTime: '2026-11-21T14:00:00.000Z' })
    expect(await events(id, 'RunPickedUp')).toHaveLength(1)
    const early = await report(first, 'droppedoff', { time: '2026-11-20T10:00:00.000Z' })
    expect(early.answer.Value).toMatchObject({ DroppedOffTime: '2026-11-21T14:00:00.000Z' })
  })

  it('refuses what is out of order, and what was never taken', async () => {
    const { first } = await twoRuns()
    expect((await report(first, 'pickedup')).answer.FailureReason).toBe('Please take the run first.')
    await report(first, 'accepted')
    expect((await report(first, 'droppedoff')).answer.FailureReason).toBe('Please report the pickup first.')
    const nothing = { items: (await stored(Math.floor(first.id / 100))).AdHocTransactionDonationCategories }
    const zero = nothing.items.map(({ DonationCategory }) => ({ DonationCategoryID: DonationCategory.ID, Pounds: 0 }))
    expect((await report(first, 'pickedup', { items: zero })).answer.FailureReason).toMatch(/^Please enter the pounds/)
  })

  it('given back before the pickup is offered again, to others', async () => {
    const { id, first, second } = await twoRuns()
    await report(first, 'accepted')
    setClock(later(5))
    expect((await report(first, 'cancelled')).answer.Value).toMatchObject({ State: 'gaveBack' })
    expect(await labelOf(id)).toBe('Waiting for Driver')
    const again = await offeredRuns(id, later(5))
    const names = (await runsOf(id)).slice(-again.length).map((run) => run.TransportationProvider.Name)
    expect(names).toEqual(['Rider 2', 'Rider 3'])
    expect((await report(second, 'accepted')).answer.Value).toMatchObject({ State: 'held' })
    expect((await report(first, 'pickedup')).answer.FailureReason).toBe('You gave this run back.')
  })

  it('cancelled after the pickup calls staff at once, and nobody else is asked', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    await report(first, 'pickedup')
    const Problem = { Kind: 'vehicle', Note: 'Flat tire on Route 9' } as const
    await report(first, 'cancelled', { Problem })
    expect((await row(id))?.DeliveryText).toBe('Pickup Cancelled by Rider 1')
    expect((await row(id))?.PrimaryStatus).toMatchObject({
      IsActionRequired: true,
      Subtitle: 'Rider 1 cancelled after the pickup and may still have the food. Please call.',
    })
    expect(await searchOf(id)).toBeNull()
    await react('notifications/onOfferChanged', ...(await events(id, 'RunCancelled')))
    expect(ses.mails).toHaveLength(1)
    expect(ses.mails[0]?.text).toContain('Flat tire on Route 9')
  })

  it('of a donation that was cancelled is taken by nobody, and whoever holds it is told', async () => {
    const { id, first, second } = await twoRuns()
    await report(first, 'accepted')
    await call(donations.cancelTransaction, people.foodBank, { id })
    expect((await report(first, 'enroute')).answer.FailureReason).toBe(
      'This donation was cancelled. Please do not drive.',
    )
    expect((await report(second, 'accepted')).answer.Successful).toBe(false)
    await react('transport/onRunChanged', ...(await events(id, 'DonationCancelled')))
    expect(ses.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['rider-1@example.org', expect.stringContaining('please do not drive')],
    ])
    expect((await row(id))?.DeliveryText).toBe('N/A')
  })

  it('is withdrawn when staff switch volunteer pickup off, but not once it is under way', async () => {
    const { id, first, second } = await twoRuns()
    await report(first, 'accepted')
    expect((await mode(id, false)).answer.Successful).toBe(true)
    expect((await openRunBy(first)).answer.Value).toMatchObject({ State: 'withdrawn' })
    expect((await report(second, 'accepted')).answer.FailureReason).toMatch(/no longer needs a driver/)
    await react('transport/onRunChanged', ...(await events(id, 'RunWithdrawn')))
    expect(ses.mails.map((mail) => mail.to)).toEqual(['rider-1@example.org'])

    await mode(id, true)
    const [again] = await offeredRuns(id)
    if (!again) throw new Error('nobody is asked')
    await report(again, 'accepted')
    await report(again, 'pickedup')
    expect((await mode(id, false)).answer.FailureReason).toBe('Rider 1 already picked this donation up.')
  })

  it('goes on while the donor closes the donation', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    await report(first, 'pickedup')
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    expect((await report(first, 'droppedoff')).answer.Value).toMatchObject({ State: 'done' })
    expect((await row(id))?.DeliveryText).toMatch(/^Dropped off at /)
  })

  it('that is late raises attention, and staff are told once', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    setClock(windowStart)
    await report(first, 'estimate', { EstimatedPickupTime: '2026-11-21T15:00:00.000Z' })
    setClock(new Date('2026-11-21T15:14:59.000Z'))
    await settle(id)
    expect((await row(id))?.PrimaryStatus.IsActionRequired).toBe(false)
    setClock(new Date('2026-11-21T15:15:00.000Z'))
    await settle(id)
    await settle(id)
    expect((await row(id))?.PrimaryStatus).toMatchObject({
      IsActionRequired: true,
      Subtitle: 'Rider 1 is late for the pickup.',
    })
    const told = await events(id, 'RunLate')
    expect(told).toHaveLength(1)
    await react('notifications/onOfferChanged', ...told)
    expect(ses.mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('not picked up yet')])

    setClock(new Date('2026-11-21T15:20:00.000Z'))
    await report(first, 'pickedup', { EstimatedDropoffTime: '2026-11-21T16:00:00.000Z' })
    expect((await row(id))?.PrimaryStatus.IsActionRequired).toBe(false)
    setClock(new Date('2026-11-21T16:30:00.000Z'))
    await settle(id)
    expect((await events(id, 'RunLate')).map((event) => event.Detail.Why)).toEqual(['pickup', 'dropoff'])
  })

  it('without an estimate is late when the pickup window has passed', async () => {
    const { id, first } = await twoRuns()
    await report(first, 'accepted')
    setClock(windowEnd)
    await settle(id)
    expect(await events(id, 'RunLate')).toHaveLength(1)
  })

  it('takes a photo that is one, and refuses any other file', async () => {
    const { first } = await twoRuns()
    await report(first, 'accepted')
    const { answer } = await call(
      transport.prepareAttemptedPickupPhoto,
      undefined,
      { id: first.id, ContentType: 'image/jpeg', Size: 1000 },
      { headers: headersOf(first.code) },
    )
    const PhotoKey = answer.Value?.PhotoKey ?? ''
    photo = Buffer.from('<html>')
    expect((await report(first, 'pickedup', { PhotoKey })).answer.FailureReason).toMatch(/is not a photo/)
    photo = Buffer.concat([jpegOf(4, 4), Buffer.from('<html>')])
    expect((await report(first, 'pickedup', { PhotoKey })).answer.FailureReason).toMatch(/is not a photo/)
    photo = Buffer.from(jpegOf(4, 4))
    const foreign = PhotoKey.replace(/.{8}\.jpg$/, '00000000.jpg')
    expect((await report(first, 'pickedup', { PhotoKey: foreign })).answer.FailureReason).toMatch(/is not a photo/)
    expect((await report(first, 'pickedup', { PhotoKey })).answer.Successful).toBe(true)
    const match = (await shown(Math.floor(first.id / 100)))?.Matches[0]
    expect(match?.AdHocTransactionAttemptedPickups[0]?.PhotoUrl).toContain(encodeURI(PhotoKey))
  })
})

describe('a driver’s code', () => {
  it('opens its own run until it expires, and no other', async () => {
    await addVolunteers(2)
    const id = await acceptedDonation()
    const [first, second] = await offeredRuns(id)
    if (!first || !second) throw new Error('two runs are offered')
    expect((await openRunBy({ id: first.id, code: second.code })).status).toBe(404)
    expect((await openRunBy({ id: 99_999_901, code: first.code })).status).toBe(404)
    expect((await openRunBy({ id: first.id, code: '' })).status).toBe(404)
    setClock(later(72 * 60))
    expect((await openRunBy(first)).status).toBe(404)
  })

  it('can be tried hundreds of times from one address without opening anything or locking anybody out', {
    timeout: 120_000,
  }, async () => {
    await addVolunteers(1)
    const id = await acceptedDonation()
    const [run] = await offeredRuns(id)
    if (!run) throw new Error('a run is offered')
    const statuses = new Map<number, number>()
    for (let nth = 0; nth < 300; nth++) {
      const { status } = await openRunBy({ id: run.id, code: `guess-${nth}` }, '192.0.2.66')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [404, 20],
      [429, 280],
    ])
    expect((await openRunBy(run, '192.0.2.66')).status).toBe(200)
    expect((await report(run, 'accepted')).answer.Successful).toBe(true)
  })

  it('is replaced by a later one', async () => {
    await addVolunteers(1)
    const id = await acceptedDonation()
    const [run] = await offeredRuns(id)
    if (!run) throw new Error('a run is offered')
    const again = await codeFor(run.id)
    expect((await openRunBy(run)).status).toBe(404)
    expect((await openRunBy(again)).status).toBe(200)
  })
})

describe('the recorded pickup', () => {
  it('[delivery-text-recorded] is the donor’s day and hour, in the delivery text of every grid', async () => {
    const id = await acceptedDonation(false)
    setClock(new Date('2026-11-21T19:00:00.000Z'))
    const close = (day: string, hour: string) =>
      call(donations.closeOut, people.store, {
        id,
        IsMarkedAsSuccessfulByDonor: true,
        DonorRecordedPickupDate: day,
        DonorRecordedPickupTime: hour,
      })
    expect((await close('2026-11-21', '14:01')).answer.FailureReason).toBe('The recorded pickup is in the future.')
    expect((await close('2026-11-20', '09:59')).answer.FailureReason).toMatch(/before the donation was posted/)
    expect((await close('2026-11-21', '13:45')).answer.Value).toMatchObject({ DonorRecordedPickupTime: '13:45' })
    expect((await row(id))?.DeliveryText).toBe('Sat, Nov 21, 1:45 PM')
    expect((await shown(id))?.DeliveryText).toBe('Sat, Nov 21, 2026, 1:45 PM')
  })
})
