import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Event } from '../../../events/event.ts'
import { log } from '../../../functions/core/log.ts'
import { type Ses, startSes } from '../../../functions/core/mail/ses.fixture.ts'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { timersUntil } from '../../../functions/core/table/timers.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { Endpoint, Input, Value } from '../../../shared/core/schema/endpoint.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { liveOffers } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { eventOf, send } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { stored } from '../../engine/donations.ts'
import { bounceTo } from '../../engine/returnedMail.ts'
import { draft, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { everything } from '../../engine/stored.ts'
import { minutesAfter } from '../../tools/drill/drill.ts'
import { type Queue, startQueue } from './endpoints.ts'
import { deliver } from './messages.ts'

/** One id from the click to the e-mail: through events, reactions, timers and their queue, and back with a bounce. */

const click = 'JKJaXmPLvHcESHA='
const tagged = 'JKJaXmPLvHcESHA_'
const [first] = people.agencies

let ses: Ses
let queue: Queue
beforeAll(async () => {
  queue = await startQueue()
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => {
  setClock(morning)
  ses.mails.length = 0
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
  await queue.stop()
})

/** A call with an id that API Gateway has given it. */
async function callAs<E extends Endpoint<never, unknown>>(
  requestId: string,
  endpoint: E,
  { by, id, body }: { readonly by: Caller; readonly id?: number; readonly body?: Partial<Input<E>> },
): Promise<Value<E>> {
  const path = id === undefined ? {} : { path: { id: String(id) } }
  const event = eventOf({ endpoint, caller: by, ...path, body: JSON.stringify(body ?? {}) })
  event.requestContext.requestId = requestId
  const { answer } = await send(endpoint, event)
  expect(answer).toMatchObject({ Successful: true })
  return answer.Value as Value<E>
}

const eventsOf = async (id: number) =>
  (await everything())
    .filter((item) => item.pk === donationKeys.donation(id).pk && item.Type !== undefined)
    .map((item) => Event.parse(item))

async function eventOfType(id: number, type: string): Promise<Event> {
  const found = (await eventsOf(id)).findLast(({ Type }) => Type === type)
  if (!found) throw new Error(`Donation ${id} tells no ${type}`)
  return found
}

/** A reaction gets an event as its queue brings it. */
async function react(run: string, detail: Event): Promise<void> {
  expect(await deliver(await handlerNamed(run), { detail })).toEqual([])
}

/** Logs that functions write meanwhile, with a given message. */
async function logged(message: string, work: () => Promise<unknown>) {
  const lines: string[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
  )
  log.setLogLevel('INFO')
  try {
    await work()
  } finally {
    log.setLogLevel('SILENT')
    for (const spy of spies) spy.mockRestore()
  }
  const read = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>)
  return read.filter((line) => line.message === message)
}

/** Posted by the click, matched and offered by the reaction to it. */
async function offered(): Promise<number> {
  const made = await callAs(click, donations.postDonation, { by: people.store, body: draft() })
  const posted = await eventOfType(made.ID, 'DonationPosted')
  expect(posted.CorrelationID).toBe(click)
  await react('donations/onDonationPosted', posted)
  return made.ID
}

it('the id of a call is in its event, in the event of the reaction, in the log line of each e-mail and in its tags', async () => {
  const id = await offered()
  const made = await eventOfType(id, 'OfferMade')
  expect(made.CorrelationID).toBe(click)
  const sent = await logged('mail sent', () => react('notifications/onOfferChanged', made))
  expect(sent).toEqual([
    expect.objectContaining({
      correlation_id: click,
      kind: 'offerMade',
      event: made.ID,
      person: expect.stringMatching(/^agency-\d+$/),
    }),
  ])
  expect(JSON.stringify(sent)).not.toContain('@')
  expect(ses.mails.map(({ tags }) => tags)).toEqual([{ Person: sent[0]?.person, correlation: tagged }])
})

it('what a timer causes carries the id of the change that set it, whoever changes the donation meanwhile', async () => {
  const id = await offered()
  const categories = [{ DonationCategoryID: 1, Pounds: 80 }]
  await callAs('another-call', donations.updateDonationItems, { by: people.store, id, body: { categories } })
  expect((await timersUntil()).find((timer) => timer.id === id)).toMatchObject({ kind: 'donation', cause: click })

  setClock(minutesAfter(morning, 61))
  const { handler: sweep } = await import('../../../functions/core/timers/sweepDue.ts')
  await sweep({}, {} as never)
  const message = queue.messages.find(({ body }) => body.id === id)
  const { handler: settle } = await import('../../../functions/settleDue.ts')
  expect(await deliver(settle, message?.body)).toEqual([])
  const expired = await eventOfType(id, 'OfferExpired')
  expect(expired.CorrelationID).toBe(click)
  expect((await eventOfType(id, 'OfferMade')).CorrelationID).toBe(click)
  const sent = await logged('mail sent', () => react('notifications/onOfferChanged', expired))
  expect(sent.map((line) => line.correlation_id)).toEqual(sent.map(() => click))
  expect(ses.mails.map(({ tags }) => tags.correlation)).toEqual(ses.mails.map(() => tagged))
  expect(ses.mails.length).toBeGreaterThan(0)

  // A change that sets another timer is its cause.
  const [match] = liveOffers(await stored(id))
  const by = people.agencies.find(({ EntityID }) => EntityID === match?.Agency.ID) ?? first
  setClock(minutesAfter(morning, 66))
  await callAs('a-decline', offers.declineMatch, { by, id: match?.ID ?? 0 })
  expect((await timersUntil()).find((timer) => timer.id === id)).toMatchObject({ cause: 'a-decline' })
})

it('an e-mail that comes back is logged with the id in its tags', async () => {
  const notice = bounceTo(first)
  const detail = { ...notice.detail, mail: { tags: { ...notice.detail.mail.tags, correlation: [tagged] } } }
  const { handler } = await import('../../../functions/markReturnedMail.ts')
  const told = await logged('mail returned', async () => expect(await deliver(handler, { detail })).toEqual([]))
  expect(told).toEqual([expect.objectContaining({ correlation_id: tagged, kind: 'bounce', person: first.Subject })])
})
