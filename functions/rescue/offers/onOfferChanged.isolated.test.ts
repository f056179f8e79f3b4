import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Event } from '../../../events/event.ts'
import type { Caller, Role } from '../../../shared/core/access.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { tick } from '../../../shared/rescue/donations/deadlines.ts'
import { liveOffers } from '../../../shared/rescue/donations/donation.ts'
import type { DonationEventType } from '../../../shared/rescue/donations/events.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { call } from '../../../test/engine/call.ts'
import { posted, stored } from '../../../test/engine/donations.ts'
import {
  changeEntity,
  donationEdit,
  ids,
  makeSmallTenant,
  masterAgencyId,
  people,
  userOf,
} from '../../../test/engine/smallTenant.ts'
import { log } from '../../core/log.ts'
import { MailMark } from '../../core/mail/mailMark.ts'
import { type Ses, startSes } from '../../core/mail/ses.fixture.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { reactionKeys } from '../../core/table/keys/reactions.ts'
import { table } from '../../core/table/table.ts'
import { putUser, userBySubject } from '../../network/organizations/entityTable.ts'
import { change, donationWithTimeline } from '../donations/donationTable.ts'

const waited: number[] = []
vi.mock('../../core/pause.ts', () => ({
  pause: async (ms: number) => {
    waited.push(ms)
  },
}))

let ses: Ses
let handler: (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>
const [first, second] = people.agencies

beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  handler = (await import('./onOfferChanged.ts')).handler
})
afterAll(() => ses.stop())

const logged = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level))
beforeEach(async () => {
  await makeSmallTenant()
  ses.answer = () => 'taken'
})
afterEach(() => {
  vi.useRealTimers()
  ses.mails.length = 0
  ses.asked.length = 0
  waited.length = 0
  // The log contains no recipient, whatever failed.
  for (const level of logged) {
    const lines = JSON.stringify(level.mock.calls, (_, value) =>
      value instanceof Error ? `${value.name} ${value.message} ${value.stack}` : value,
    )
    expect(lines).not.toMatch(/example\.org|Person|Agency 1\d|Market/)
    level.mockClear()
  }
})

const addresses = () => ses.mails.map((mail) => mail.to).sort()
const mailTo = (caller: Caller) => ses.mails.find((mail) => mail.to === caller.UserName)

/** Delivers events as the queue does, and returns those that failed. */
async function deliver(...events: readonly Event[]): Promise<string[]> {
  const Records = events.map((event) => ({ messageId: event.ID, body: JSON.stringify({ detail: event }) }))
  const { batchItemFailures } = await handler({ Records } as SQSEvent, {} as Context)
  return batchItemFailures.map((failure) => failure.itemIdentifier)
}

async function eventsOf(id: number, type: DonationEventType): Promise<Event[]> {
  const loaded = await donationWithTimeline(id)
  return (loaded?.events ?? []).filter((event) => event.Type === type)
}
async function eventOf(id: number, type: DonationEventType): Promise<Event> {
  const event = (await eventsOf(id, type)).at(-1)
  if (!event) throw new Error(`${type} did not happen to donation ${id}`)
  return event
}

const markOf = (event: Event, { Subject }: Pick<Caller, 'Subject'>) =>
  table.get(reactionKeys.mail(event.ID, Subject), MailMark)

async function changeUser({ Subject }: Caller, more: Partial<User>): Promise<void> {
  const user = await userBySubject(Subject)
  if (user) await table.commit(putUser({ ...user, ...more }))
}
async function addUser(
  ID: number,
  roles: readonly (readonly [Role, number])[],
  more: Partial<User> = {},
): Promise<User> {
  const Roles = roles.map(([Role, EntityID]) => ({ Role, EntityID, EntityName: `Entity ${EntityID}` }))
  const user: User = {
    ID,
    Subject: `user-${ID}`,
    UserName: `user-${ID}@example.org`,
    Name: `Person ${ID}`,
    EMailAddress: `user-${ID}@example.org`,
    Language: 'en',
    TimeZone: 'America/New_York',
    Roles,
    ActiveRole: Roles[0] ?? { Role: 'agency', EntityID: 1 },
    Unsubscribed: [],
    ...more,
  }
  await table.commit(putUser(user))
  return user
}

const offered = async (more: Parameters<typeof posted>[0] = {}) => {
  const id = await posted(more)
  return { id, offer: await eventOf(id, 'OfferMade') }
}

/** The first agency that is asked accepts, for the first day it may. */
async function accept(id: number, by: Caller = first): Promise<void> {
  const match = (await stored(id)).Matches.find((one) => one.Agency.ID === by.EntityID)
  const offer = await call(offers.getMatch, by, { id: match?.ID ?? 0 })
  const answer = await call(offers.acceptMatch, by, {
    id: match?.ID ?? 0,
    AgencyProposedPickupDate: offer.answer.Value?.StatusSummary.AvailableDates[1]?.Date ?? '',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(answer.answer).toMatchObject({ Successful: true })
}
async function decline(id: number, by: Caller = first): Promise<void> {
  const match = (await stored(id)).Matches.find((one) => one.Agency.ID === by.EntityID)
  expect((await call(offers.declineMatch, by, { id: match?.ID ?? 0 })).answer).toMatchObject({ Successful: true })
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const settle = async (id: number, at: Date) => change(await stored(id), (one) => tick(one, at), { by: null, now: at })
/** Moves the clock for the rest of the test. */
const travel = (to: Date) => vi.useFakeTimers({ toFake: ['Date'], now: to })

describe('an offer', () => {
  it('stores a mark of its mail for thirty days', async () => {
    const { offer } = await offered()
    const before = Math.floor(Date.now() / 1000)
    await deliver(offer)
    const Kept = z.object({ expires: z.int() })
    const seconds = ((await table.get(reactionKeys.mail(offer.ID, first.Subject), Kept))?.expires ?? 0) - before
    expect(Math.floor(seconds / 86_400)).toBe(30)
  })

  it('is written to the asked agency, as the donation stands', async () => {
    const { id, offer } = await offered({ Notes: 'Ring <b>twice</b>' })
    expect(await deliver(offer)).toEqual([])
    expect(addresses()).toEqual([first.UserName])
    const { Code } = await stored(id)
    const mail = mailTo(first)
    expect(mail).toMatchObject({ from: 'Gleanery <rescue@gleanery.example>', replyTo: 'desk@example.org' })
    expect(mail?.subject).toMatch(new RegExp(`^${Code}: 150\\.5 lb offered to you, answer by .* E[SD]T$`))
    const match = liveOffers(await stored(id))[0]
    const link = `https://gleanery.example/Agency#/app/current/agency/realtime/${match?.ID}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.html).toContain('Ring &#60;b&#62;twice&#60;/b&#62;')
    expect(mail?.unsubscribe).toBe('<https://gleanery.example/Agency#/app/notifications?kind=offerMade>')
    expect(await markOf(offer, first)).toMatchObject({ State: 'sent', Kind: 'offerMade' })
  })

  it('is written in the reader’s language and zone', async () => {
    await changeUser(first, { Language: 'es', TimeZone: 'America/Los_Angeles' })
    const { offer } = await offered()
    await deliver(offer)
    expect(mailTo(first)?.subject).toMatch(/: le ofrecen 150\.5 lb, responda hasta: .* P[SD]T$/)
    expect(mailTo(first)?.html).toContain('<html lang="es">')
    expect(mailTo(first)?.text).toContain('Frutas y verduras, 120 lb')
  })

  it('to the master agency goes to the food bank that answers for it', async () => {
    await changeEntity('agency', 11, { IsActive: false })
    await changeEntity('agency', 12, { IsActive: false })
    await changeEntity('agency', 13, { IsActive: false })
    const id = await posted()
    const added = await call(offers.addAgency, people.foodBank, { txId: id, agencyId: masterAgencyId })
    expect(added.answer).toMatchObject({ Successful: true })
    await call(offers.acceptMatches, people.foodBank, { txId: id })
    await deliver(await eventOf(id, 'OfferMade'))
    expect(addresses()).toEqual([people.foodBank.UserName])
    expect(mailTo(people.foodBank)?.text).toContain('/FoodBank#/app/current/agency/realtime/')
  })

  it('that ends soon is written only while it waits for an answer', async () => {
    const reminded = async () => {
      const { id } = await offered()
      await settle(id, later(46))
      return { id, event: await eventOf(id, 'OfferExpiring') }
    }
    const waiting = await reminded()
    await deliver(waiting.event)
    expect(ses.mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('still wait for your answer')])
    const answered = await reminded()
    await decline(answered.id)
    await deliver(answered.event)
    expect(ses.mails).toHaveLength(1)
  })

  it('is written to nobody after its deadline', async () => {
    const { offer } = await offered()
    travel(later(60))
    expect(await deliver(offer)).toEqual([])
    expect(ses.asked).toEqual([])
  })

  it('is written to all who act for the agency', async () => {
    const others = await Promise.all(Array.from({ length: 120 }, (_, i) => addUser(5000 + i, [['agency', 11]])))
    const { offer } = await offered()
    await deliver(offer)
    expect(addresses()).toEqual([first.UserName, ...others.map((user) => user.EMailAddress)].sort())
    await table.commit(others.slice(0, 50).map((user) => ({ remove: entityKeys.member(11, user.Subject) })))
    await table.commit(others.slice(50, 100).map((user) => ({ remove: entityKeys.member(11, user.Subject) })))
    await table.commit(others.slice(100).map((user) => ({ remove: entityKeys.member(11, user.Subject) })))
  })
})

describe('an agency that nobody can answer for', () => {
  const office = 'office@example.org'
  it.each<[string, Partial<User>, string, boolean, string]>([
    ['whose person is disabled', { IsDisabled: true }, office, true, 'Agency 11\n'],
    ['whose person switched offers off', { Unsubscribed: ['offerMade'] }, office, true, 'e-mails about offers are off'],
    [
      'whose contact switched offers off',
      { Unsubscribed: ['offerMade'] },
      first.UserName,
      false,
      'e-mails about offers are off',
    ],
    [
      'whose contact sends mail back',
      { ReturnedMail: { Kind: 'bounce', Address: first.UserName, At: '2026-11-01T00:00:00Z' } },
      first.UserName,
      false,
      'mail comes back',
    ],
  ])(
    '%s: its contact address is written to where it may be, and staff are told',
    async (_, person, contact, isWritten, told) => {
      await table.commit(putUser({ ...userOf(first), ...person }))
      await changeEntity('agency', 11, {
        Contact: { ContactName: 'Office', PhoneNumber: '', EMailAddress: contact },
      })
      const id = await posted()
      await deliver(await eventOf(id, 'AgenciesPassedOver'))
      expect(addresses()).toEqual([...(isWritten ? [contact] : []), people.foodBank.UserName].sort())
      expect(mailTo(people.foodBank)?.text).toContain(told)
    },
  )
})

describe('the address to answer to', () => {
  const answered = async (EMailAddress: string) => {
    await changeEntity('foodBank', ids.foodBank, {
      Contact: { ContactName: 'Front desk', PhoneNumber: '555-0100', EMailAddress },
    })
    await deliver((await offered()).offer)
    return mailTo(first)
  }

  it('is the food bank’s', async () => {
    expect(await answered('desk@example.org')).toMatchObject({ replyTo: 'desk@example.org' })
  })

  it.each(['desk at example', 'desk@example.org, boss@example.org', '<desk@example.org>', ''])(
    'is left out rather than no mail sent: %j',
    async (text) => {
      const mail = await answered(text)
      expect(mail).toBeDefined()
      expect(mail?.replyTo).toBeUndefined()
    },
  )
})

describe('e-mails about a donation’s events', () => {
  it('accepted: the agency, the food bank, the store and the donor are told', async () => {
    const { id } = await offered()
    await accept(id)
    await deliver(await eventOf(id, 'OfferAccepted'))
    expect(addresses()).toEqual(
      [first, people.foodBank, people.store, people.donor].map((caller) => caller.UserName).sort(),
    )
    expect(mailTo(first)?.text).toContain('Ask for: Front desk, 555-0100')
    expect(mailTo(people.store)?.text).toContain(`/Donor#/app/realtime/transaction/${id}`)
    expect(mailTo(people.foodBank)).toMatchObject({ replyTo: undefined })
  })

  it('declined: the food bank is told who is asked now, and the next agency is asked', async () => {
    const { id } = await offered()
    await decline(id)
    await deliver(await eventOf(id, 'OfferDeclined'), await eventOf(id, 'OfferMade'))
    expect(addresses()).toEqual([second.UserName, people.foodBank.UserName].sort())
    expect(mailTo(people.foodBank)?.text).toMatch(/Now: Agency 12 is asked, until .* E[SD]T\./)
  })

  it('expired: the food bank and the agency that missed it are told', async () => {
    const { id } = await offered()
    await settle(id, later(61))
    await deliver(await eventOf(id, 'OfferExpired'))
    expect(addresses()).toEqual([first.UserName, people.foodBank.UserName].sort())
    expect(mailTo(first)?.text).toContain('You missed this offer')
  })

  it('accepted by another: agencies with simultaneous offers are told', async () => {
    await makeSmallTenant({ IsAutomaticallyApproved: true, IsSimultaneousNotifyEnabled: true })
    const { id } = await offered()
    await accept(id)
    await deliver(...(await eventsOf(id, 'OfferWithdrawn')))
    expect(addresses()).toEqual([second, people.agencies[2]].map((caller) => caller.UserName).sort())
    expect(mailTo(second)?.text).not.toContain('Agency 11')
  })

  it('cancelled by the food bank: the asked agency and the store are told, who did it is not', async () => {
    const { id } = await offered()
    expect((await call(donations.cancelTransaction, people.foodBank, { id })).answer).toMatchObject({
      Successful: true,
    })
    const events = [...(await eventsOf(id, 'DonationCancelled')), ...(await eventsOf(id, 'OfferWithdrawn'))]
    await deliver(...events)
    expect(events).toHaveLength(2)
    expect(addresses()).toEqual([first.UserName, people.store.UserName].sort())
  })

  it('asked to cancel by the store: the food bank reads why', async () => {
    const { id } = await offered()
    await call(donations.requestCancel, people.store, { id, Reason: 'The freezer failed.' })
    await deliver(await eventOf(id, 'CancelRequested'))
    expect(addresses()).toEqual([people.foodBank.UserName])
    expect(mailTo(people.foodBank)?.text).toContain('The freezer failed.')
  })

  it('edited: the asked agency reads what it is offered now, and after the acceptance the accepting one', async () => {
    const { id } = await offered()
    const edit = (Edition: number, Notes: string) =>
      call(donations.updateDonation, people.store, { id, ...donationEdit, Edition, Notes })
    await edit(0, 'Gate 7')
    await deliver(await eventOf(id, 'DonationEdited'))
    expect(addresses()).toEqual([first.UserName])
    expect(mailTo(first)?.text).toContain('Gate 7')
    await accept(id)
    await edit(1, 'Gate 8')
    await deliver(...(await eventsOf(id, 'DonationEdited')).slice(1))
    expect(ses.mails.at(-1)).toMatchObject({ to: first.UserName, text: expect.stringContaining('Gate 8') })
  })

  it('cancelled by the food bank after the acceptance: all other notified people are told', async () => {
    const { id } = await offered()
    await accept(id)
    await call(donations.cancelTransaction, people.foodBank, { id })
    await deliver(await eventOf(id, 'DonationCancelled'), await eventOf(id, 'OfferAccepted'))
    expect(addresses()).toEqual([first, people.store, people.donor].map((caller) => caller.UserName).sort())
    expect(mailTo(first)?.subject).toContain('please do not pick up')
  })

  it('to be approved, started, not matched: the food bank is told', async () => {
    await makeSmallTenant({ IsAutomaticallyApproved: false })
    const id = await posted({ StartAfter: later(30).toISOString() })
    await deliver(await eventOf(id, 'DonationMatched'))
    expect(mailTo(people.foodBank)?.text).toContain('1. Agency 11, ')
    await call(offers.acceptMatches, people.foodBank, { txId: id })
    await settle(id, later(31))
    await deliver(await eventOf(id, 'StartBegun'))
    for (const caller of people.agencies) await decline(id, caller)
    await deliver(await eventOf(id, 'DonationNotMatched'))
    expect(addresses()).toEqual([...Array(3).fill(people.foodBank.UserName), people.store.UserName].sort())
  })

  it('without recipients sends none', async () => {
    const { id } = await offered()
    expect(await deliver(await eventOf(id, 'DonationPosted'), await eventOf(id, 'DonationMatched'))).toEqual([])
    expect(ses.asked).toEqual([])
  })
})

describe('a person', () => {
  it('gets all kinds but those they switched off', async () => {
    await changeUser(first, { Unsubscribed: ['offerMade'] })
    // Nobody else could answer for the agency: it would not be asked.
    const other = await addUser(6000, [['agency', first.EntityID]])
    const { id, offer } = await offered()
    await deliver(offer)
    expect(addresses()).toEqual([other.EMailAddress])
    await accept(id)
    await deliver(await eventOf(id, 'OfferAccepted'))
    expect(addresses()).toContain(first.UserName)
    await table.commit([{ remove: entityKeys.member(first.EntityID, other.Subject) }])
  })

  it('who acts for several entities gets one mail', async () => {
    const all = await addUser(6000, [
      ['donor', ids.donor],
      ['donorlocation', ids.donorLocation],
      ['foodbankuser', ids.foodBank],
      ['agency', 11],
    ])
    const { id } = await offered()
    await accept(id)
    await deliver(await eventOf(id, 'OfferAccepted'))
    expect(addresses().filter((to) => to === all.EMailAddress)).toHaveLength(1)
    for (const { EntityID } of all.Roles) await table.commit([{ remove: entityKeys.member(EntityID, all.Subject) }])
  })
})

describe('an e-mail is sent at most once', () => {
  it('when the queue brings an event again, or twice at once', async () => {
    const { offer } = await offered()
    const failed = await Promise.all([deliver(offer), deliver(offer), deliver(offer)])
    await deliver(offer, offer)
    expect(failed.flat()).toEqual([])
    expect(ses.asked).toEqual([first.UserName])
  })

  it('when SES refuses one: the others are sent, and that one is not retried', async () => {
    const { id } = await offered()
    await accept(id)
    const event = await eventOf(id, 'OfferAccepted')
    ses.answer = (to) => (to === first.UserName ? { status: 400, type: 'MessageRejected' } : 'taken')
    expect(await deliver(event)).toEqual([])
    expect(addresses()).toEqual([people.foodBank, people.store, people.donor].map((one) => one.UserName).sort())
    ses.answer = () => 'taken'
    expect(await deliver(event)).toEqual([])
    expect(ses.asked).toHaveLength(4)
    const mark = await markOf(event, first)
    expect(mark).toMatchObject({ State: 'refused', Reason: 'MessageRejected' })
    expect(JSON.stringify(mark)).not.toContain('@')
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('mail refused', {
      event: event.ID,
      kind: 'offerAccepted',
      person: first.Subject,
      reason: 'MessageRejected',
    })
  })

  it('when SES throttles: it is retried after a delay', async () => {
    const { offer } = await offered()
    ses.answer = (_, nth) => (nth === 1 ? { status: 429, type: 'TooManyRequestsException' } : 'taken')
    expect(await deliver(offer)).toEqual([])
    expect(waited).toEqual([300])
    expect(ses.mails).toHaveLength(1)
  })

  it.each([
    ['busy for long', { status: 429, type: 'TooManyRequestsException' }],
    ['down', { status: 503, type: 'ServiceUnavailable' }],
    ['closed to the account', { status: 400, type: 'SendingPausedException' }],
  ] as const)('when SES is %s: the queue brings the event again, for those who got nothing', async (_, no) => {
    const { id } = await offered()
    await accept(id)
    const event = await eventOf(id, 'OfferAccepted')
    ses.answer = (to) => (to === people.store.UserName ? no : 'taken')
    expect(await deliver(event)).toEqual([event.ID])
    expect(await markOf(event, people.store)).toBeUndefined()
    expect(JSON.stringify(vi.mocked(log.error).mock.calls)).toContain(event.ID)
    ses.answer = () => 'taken'
    expect(await deliver(event)).toEqual([])
    expect(addresses()).toEqual(
      [first, people.foodBank, people.store, people.donor].map((caller) => caller.UserName).sort(),
    )
  })

  it('when no connection to SES is established', async () => {
    const { offer } = await offered()
    const port = Number(new URL(ses.endpoint).port)
    await ses.stop()
    expect(await deliver(offer)).toEqual([offer.ID])
    expect(await markOf(offer, first)).toBeUndefined()
    ses = await startSes(port)
    expect(await deliver(offer)).toEqual([])
    expect(addresses()).toEqual([first.UserName])
  })

  it('when the answer is lost: it is marked as possibly sent and not retried', async () => {
    const { id } = await offered()
    await accept(id)
    const event = await eventOf(id, 'OfferAccepted')
    ses.answer = (to) => (to === people.donor.UserName ? 'takenAndCut' : 'taken')
    expect(await deliver(event)).toEqual([])
    expect(await markOf(event, people.donor)).toMatchObject({ State: 'uncertain', Reason: 'ECONNRESET' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('mail uncertain', {
      event: event.ID,
      kind: 'offerAccepted',
      person: people.donor.Subject,
      reason: 'ECONNRESET',
    })
    ses.answer = () => 'taken'
    await deliver(event)
    expect(addresses()).toEqual(
      [first, people.foodBank, people.store, people.donor].map((caller) => caller.UserName).sort(),
    )
  })

  it('when a function ended while sending: it is marked as possibly sent', async () => {
    const { offer } = await offered()
    const mark = (seconds: number) => ({
      put: {
        ...reactionKeys.mail(offer.ID, first.Subject),
        State: 'sending',
        At: new Date(Date.now() - seconds * 1000).toISOString(),
        Kind: 'offerMade',
      },
    })
    await table.commit([mark(5)])
    await deliver(offer)
    expect(await markOf(offer, first)).toMatchObject({ State: 'sending' })
    await table.commit([mark(61)])
    expect(await deliver(offer)).toEqual([])
    expect(await markOf(offer, first)).toMatchObject({ State: 'uncertain', Reason: 'NoAnswer' })
    expect(log.warn).toHaveBeenCalledOnce()
    expect(ses.asked).toEqual([])
  })

  it('and a failed event does not stop the others of its batch', async () => {
    const { offer } = await offered()
    const broken = { ...offer, ID: 'broken', Detail: { MatchID: 'none' } }
    expect(await deliver(broken, offer)).toEqual(['broken'])
    expect(addresses()).toEqual([first.UserName])
  })
})
