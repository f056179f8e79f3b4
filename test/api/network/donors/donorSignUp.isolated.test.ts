import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import type { Ses } from '../../../../functions/core/mail/ses.fixture.ts'
import { donorKeys } from '../../../../functions/core/table/keys/donors.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler as onDonorRefused } from '../../../../functions/network/donors/onDonorRefused.ts'
import { handler as onDonorSignedUp } from '../../../../functions/network/donors/onDonorSignedUp.ts'
import { findEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { loadInvitations } from '../../../../functions/network/people/invitationTable.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { ApprovedLocation } from '../../../../shared/network/donors/signUp.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import {
  approvedLocation,
  ids,
  makeSmallTenant,
  people,
  person,
  signUpDraft,
  userOf,
} from '../../../engine/smallTenant.ts'
import { tableHash } from '../../../engine/stored.ts'
import { deliver } from '../../core/messages.ts'

/** Stores that sign up by themselves, and the food bank's decision, over the real handlers and the embedded table. */

const ses: Ses = await vi.hoisted(async () => {
  const started = await (await import('../../../../functions/core/mail/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
})

const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const tenant = savedTenant(makeSmallTenant)
beforeEach(async () => {
  setClock(morning)
  await tenant()
  ses.answer = () => 'taken'
})

const signUp = (more: Partial<typeof signUpDraft> = {}, address = '2001:db8::1') =>
  call(
    donors.signUpDonor,
    undefined,
    { ...signUpDraft, ...more },
    { headers: { 'x-forwarded-for': `${address}, cdn` } },
  )
const listed = async (state?: 'approved' | 'refused', by = people.foodBank) =>
  (await call(donors.listPendingDonors, by, state ? { state } : {})).answer.Value?.rows ?? []
async function waitingId(): Promise<number> {
  await signUp()
  return (await listed())[0]?.ID ?? expect.fail('nobody waits')
}
const approve = (id: number, Location: ApprovedLocation = approvedLocation, by = setup) =>
  call(donors.decidePendingDonor, by, { id, IsApproved: true, Location })
const refuse = (id: number, Reason = '') => call(donors.decidePendingDonor, setup, { id, IsApproved: false, Reason })

describe('a sign-up', () => {
  it('waits at the food bank of its address, and stands in no list of another', async () => {
    const { answer } = await call(donors.getDonorSignUp, undefined, { foodBankId: ids.foodBank })
    expect(answer.Value).toEqual({ FoodBank: { ID: ids.foodBank, Name: `Food Bank ${ids.foodBank}` } })
    expect((await signUp()).answer).toEqual({ Successful: true, Value: null })
    const [row] = await listed()
    expect(row).toMatchObject({ DonorName: 'Elm Street Deli', ContactName: 'Rosa Alvarez', State: 'waiting' })
    expect(await listed(undefined, people.otherFoodBank)).toEqual([])
    const { answer: shown } = await call(donors.getPendingDonor, people.foodBank, { id: row?.ID ?? 0 })
    expect(shown.Value).toMatchObject({ EMailAddress: 'rosa@elmdeli.example.org', TimeZone: 'America/New_York' })
  })

  it('that is sent twice, also at the same moment and in capitals, is kept once while it waits', async () => {
    const again = { EMailAddress: 'ROSA@elmdeli.example.org', DonorName: 'ELM street deli' }
    const answers = await Promise.all([signUp(), signUp(again), signUp()])
    expect(answers.map(({ answer }) => answer.Successful)).toEqual([true, true, true])
    expect(await listed()).toHaveLength(1)
    await signUp({ Address: { ...signUpDraft.Address, AddressLine1: '9 Oak St' } })
    expect(await listed()).toHaveLength(2)
  })

  it('may be sent again once it was decided', async () => {
    await refuse(await waitingId())
    expect(await listed()).toEqual([])
    await signUp()
    expect([await listed(), await listed('refused')].map(({ length }) => length)).toEqual([1, 1])
  })

  it('of a program that fills in the hidden field is answered alike and not kept', async () => {
    expect((await signUp({ Website: 'https://spam.example' })).answer).toEqual({ Successful: true, Value: null })
    expect(await listed()).toEqual([])
  })

  it('needs consent, an address and a food bank that exists', async () => {
    const { status, answer } = await signUp({ IsConsentGiven: false as never })
    expect([status, answer.Message]).toEqual([400, expect.stringContaining('IsConsentGiven')])
    expect((await signUp({ EMailAddress: 'no address' })).status).toBe(400)
    expect((await signUp({ FoodBankID: ids.donor })).status).toBe(404)
    expect((await call(donors.getDonorSignUp, undefined, { foodBankId: ids.donor })).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  it('is refused after a hundred from one address within an hour, while others sign up', async () => {
    for (let sent = 0; sent < 100; sent++) await signUp({ Website: 'x' })
    const { status, answer } = await signUp()
    expect([status, answer.Message]).toEqual([429, expect.stringMatching(/^Too many sign-ups/)])
    expect((await signUp({}, '2001:db8::2')).status).toBe(200)
    expect(await listed()).toHaveLength(1)
  })
})

describe('an approval', () => {
  it('makes donor, location and the invitation of the person at once', async () => {
    const id = await waitingId()
    const { answer } = await approve(id)
    const shown = answer.Value ?? expect.fail(JSON.stringify(answer))
    expect(shown).toMatchObject({ State: 'approved', DecidedBy: { UserID: setup.UserID } })
    const { DonorID, DonorLocationID } = shown
    expect(await findEntity('donor', DonorID ?? 0)).toMatchObject({
      Name: 'Elm Street Deli',
      FoodBankIDs: [ids.foodBank],
    })
    expect(await findEntity('donorLocation', DonorLocationID ?? 0)).toMatchObject({
      Code: 'ESD-1',
      DonorID,
      Name: 'Elm Street Deli, Downtown',
      Address: { ...signUpDraft.Address, Latitude: 42.65, Longitude: -73.75 },
      Contact: { ContactName: 'Rosa Alvarez', PhoneNumber: '555-0170' },
    })
    const grid = await call(donors.getDonorsGrid, people.foodBank, { searchFilter: 'elm' })
    expect(grid.answer.Value?.rows).toMatchObject([{ ID: DonorID, LocationCount: 1 }])
    expect(await loadInvitations(DonorID ?? 0)).toMatchObject([
      { EMailAddress: 'rosa@elmdeli.example.org', Role: 'donor', State: 'open', Mail: 'waiting', Version: 1 },
    ])
    expect((await listed('approved')).map((row) => row.ID)).toEqual([id])
    expect(await listed()).toEqual([])
  })

  it('adds the location to a donor of the food bank, and invites the person to it alone', async () => {
    const id = await waitingId()
    const { answer } = await approve(id, { ...approvedLocation, DonorID: ids.donor })
    const { DonorID, DonorLocationID } = answer.Value ?? expect.fail(JSON.stringify(answer))
    expect(DonorID).toBe(ids.donor)
    expect(await findEntity('donorLocation', DonorLocationID ?? 0)).toMatchObject({ DonorID, Code: 'ESD-1' })
    expect(await loadInvitations(DonorLocationID ?? 0)).toMatchObject([{ Role: 'donorlocation', State: 'open' }])
    expect(await loadInvitations(ids.donor)).toEqual([])
    await signUp({ DonorName: 'Oak Street Deli' })
    const next = (await listed())[0]?.ID ?? 0
    const foreign = await approve(next, {
      ...approvedLocation,
      Code: 'X-9',
      DonorID: ids.otherDonor,
    })
    expect(foreign.answer.FailureReason).toBe('This donor is not one of your food bank.')
  })

  it('with a code that is taken, without a pin or without a location is refused, and the sign-up waits on', async () => {
    const id = await waitingId()
    const before = await tableHash()
    const taken = await approve(id, { ...approvedLocation, Code: `m${ids.donorLocation}` })
    expect(taken.answer.FailureReason).toMatch(/^Another donor location of your food bank has the code/)
    const nowhere = await approve(id, { ...approvedLocation, Latitude: 0, Longitude: 0 })
    expect(nowhere.answer.FailureReason).toMatch(/^Please set the pin/)
    const bare = await call(donors.decidePendingDonor, setup, { id, IsApproved: true })
    expect(bare.answer.FailureReason).toBe('Please enter the code of the location and set its pin.')
    expect(await tableHash()).toBe(before)
    expect((await approve(id)).answer.Successful).toBe(true)
  })

  it('of two sign-ups with the same code at the same moment succeeds once', async () => {
    const first = await waitingId()
    await signUp({ DonorName: 'Oak Bakery' })
    const second = (await listed()).find(({ ID }) => ID !== first)?.ID ?? 0
    const answers = await Promise.all([approve(first), approve(second)])
    expect(answers.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(answers.map(({ answer }) => answer.FailureReason ?? '').toSorted()[1]).toMatch(/has the code ESD-1/)
  })

  it.each([
    ['two approvals', () => approve],
    ['an approval and a refusal', (nth: number) => (nth === 0 ? approve : refuse)],
  ])('%s at the same moment: one counts, the other says so', async (_, deciderOf) => {
    const id = await waitingId()
    const answers = await Promise.all([0, 1].map((nth) => deciderOf(nth)(id)))
    expect(answers.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    const [other] = answers.filter(({ answer }) => !answer.Successful)
    expect(other?.answer.FailureReason).toMatch(/^This donor was (approved|refused) already\.$/)
    const made = await call(donors.getDonorsGrid, people.foodBank, { searchFilter: 'elm' })
    expect(made.answer.Value?.rows.length).toBe((await listed('approved')).length)
  })

  it('is answered alike when it is repeated under its key', async () => {
    const id = await waitingId()
    const headers = { 'idempotency-key': 'approve-once-1' }
    const ask = () =>
      call(donors.decidePendingDonor, setup, { id, IsApproved: true, Location: approvedLocation }, { headers })
    const first = await ask()
    expect((await ask()).answer).toEqual(first.answer)
  })
})

async function eventsOf(id: number, type: 'DonorSignedUp' | 'DonorRefused') {
  const { pk } = donorKeys.pendingDonor(id)
  const told = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  return told.filter(({ Type }) => Type === type).map((detail) => ({ detail }))
}

describe('the e-mail about a sign-up', () => {
  const react = async (id: number) => deliver(onDonorSignedUp, ...(await eventsOf(id, 'DonorSignedUp')))
  const admitted = async (role: 'foodbankadmin' | 'foodbankuser', more: Partial<User> = {}) => {
    const user = { ...userOf(person(role, ids.foodBank, [ids.foodBank])), ...more }
    await table.commit(putUser(user))
    return user
  }
  const mailsTo = ({ EMailAddress }: Pick<User, 'EMailAddress'>) => ses.mails.filter(({ to }) => to === EMailAddress)

  it('goes once to those who may decide, with a link to the decision', async () => {
    const decider = await admitted('foodbankadmin', { EMailAddress: 'decider@example.org' })
    const reader = await admitted('foodbankuser', { EMailAddress: 'reader@example.org' })
    const id = await waitingId()
    expect([await react(id), await react(id)]).toEqual([[], []])
    expect(mailsTo(decider)).toHaveLength(1)
    expect(mailsTo(decider)[0]?.subject).toBe('A store wants to donate: Elm Street Deli')
    expect(mailsTo(decider)[0]?.text).toContain(`/FoodBank#/app/realtime/pending-donor/${id}`)
    expect(mailsTo(decider)[0]?.text).toContain('rosa@elmdeli.example.org')
    expect(mailsTo(reader)).toEqual([])
  })

  it('is not sent to whoever switched it off, nor after the decision', async () => {
    const off = await admitted('foodbankadmin', { EMailAddress: 'off@example.org', Unsubscribed: ['donorSignedUp'] })
    const id = await waitingId()
    await react(id)
    expect(mailsTo(off)).toEqual([])
    const late = await admitted('foodbankadmin', { EMailAddress: 'late@example.org' })
    await refuse(id)
    await react(id)
    expect(mailsTo(late)).toEqual([])
  })
})

describe('a refusal', () => {
  const react = async (id: number) => deliver(onDonorRefused, ...(await eventsOf(id, 'DonorRefused')))

  it('is mailed once with its reason, in the language of the sign-up', async () => {
    await signUp({ Language: 'es' })
    const [row] = await listed()
    const id = row?.ID ?? 0
    await refuse(id, 'We have no truck\non Elm Street.')
    expect([await react(id), await react(id)]).toEqual([[], []])
    const mails = ses.mails.filter(({ to }) => to === 'rosa@elmdeli.example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('on Elm Street.')
    expect(mails[0]?.subject).toBe(`Su inscripción en Food Bank ${ids.foodBank}`)
    expect((await approve(id)).answer.FailureReason).toBe('This donor was refused already.')
  })

  it('is mailed later when SES is throttled', async () => {
    const id = await waitingId()
    await refuse(id)
    const before = ses.mails.length
    ses.answer = () => ({ status: 429, type: 'TooManyRequestsException' })
    expect(await react(id)).toHaveLength(1)
    ses.answer = () => 'taken'
    expect(await react(id)).toEqual([])
    expect(ses.mails.length - before).toBe(1)
  })
})
