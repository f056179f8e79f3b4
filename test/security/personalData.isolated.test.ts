import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { GetQueueUrlCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, resetPassword, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../../functions/core/log.ts'
import { agencyKeys } from '../../functions/core/table/keys/agencies.ts'
import { donationKeys } from '../../functions/core/table/keys/donations.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'
import { table } from '../../functions/core/table/table.ts'
import { shiftClock } from '../../infra/local/clock.ts'
import { deadLettersOf } from '../../infra/local/console/state.ts'
import { catalogue } from '../../shared/catalogue.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Endpoint, Input, Value } from '../../shared/core/schema/endpoint.ts'
import * as session from '../../shared/network/session/api.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import * as receipts from '../../shared/rescue/receipts/api.ts'
import * as messages from '../../shared/work/messages/api.ts'
import { copyId } from '../../shared/work/messages/message.ts'
import { examples } from '../contract/examples.ts'
import { changeEntity, draft, ids, makeSmallTenant, people, person } from '../engine/smallTenant.ts'
import { everything } from '../engine/stored.ts'
import { absentTarget, type Target } from '../engine/target.ts'
import {
  canaries,
  canariesIn,
  mailCanary,
  nameCanary,
  passwordCanary,
  phoneCanary,
  textCanary,
  watchSecret,
} from './canaries.ts'
import { admit, type EmptyApp, startEmptyApp } from './localApp.ts'
import { type Recorded, recordCalls } from './recorder.ts'

/**
 * A donation's whole life on the local app, with words in people's data that occur nowhere else; then everything that
 * the app gave away on the way is searched for them.
 */

ConsoleLogger.LOG_LEVEL = 'NONE'

const clock = shiftClock()
const calls: Recorded[] = recordCalls()
const logged: string[] = []
const toOthers: string[] = []
const toEntitled: string[] = []
let app: EmptyApp

/** Output of this process, on any way. */
function listen(): () => void {
  const streams = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream)
    stream.write = ((chunk: string | Uint8Array) => {
      logged.push(Buffer.from(chunk as Uint8Array).toString())
      return true
    }) as typeof stream.write
    return () => {
      stream.write = write
    }
  })
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said: unknown[]) => void logged.push(said.map(String).join(' '))),
  )
  return () => {
    for (const restore of streams) restore()
    for (const spy of spies) spy.mockRestore()
  }
}

interface Known {
  readonly who: string
  readonly caller: Caller
  readonly userName: string
  readonly password: string
  token: string
}

const sqs = new SQSClient({})

/** Somebody with an account, a name, an address, a phone and a password of their own. */
async function join(who: string, like: Caller): Promise<Known> {
  const person = {
    userName: mailCanary(`e-mail of ${who}`),
    name: nameCanary(`name of ${who}`),
    password: passwordCanary(`password of ${who}`),
    phone: phoneCanary(`phone of ${who}`),
  }
  return { ...person, who, caller: await admit(like, person), token: '' }
}

async function enter(known: Known): Promise<void> {
  const { who } = known
  await signIn({ username: known.userName, password: known.password })
  const { tokens } = await fetchAuthSession()
  known.token = tokens?.accessToken.toString() ?? ''
  watchSecret(`access token of ${who}`, known.token)
  watchSecret(`identity token of ${who}`, tokens?.idToken?.toString() ?? '')
  for (const [key, value] of tokenStore)
    if (key.endsWith('.refreshToken')) watchSecret(`refresh token of ${who}`, value)
  tokenStore.clear()
  await signOut()
}
const tokenStore = new Map<string, string>()

function connectAmplify(): void {
  const userPoolEndpoint = `${app.url}/pool`
  const { USER_POOL_ID: userPoolId = '' } = process.env
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: '1gleanery0web0app000000000', userPoolEndpoint } },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void tokenStore.set(key, value),
    getItem: async (key) => tokenStore.get(key) ?? null,
    removeItem: async (key) => void tokenStore.delete(key),
    clear: async () => tokenStore.clear(),
  })
}

const shapeOf = (schema: { def: { shape: object } } | undefined) => Object.keys(schema?.def.shape ?? {})

/** A request over HTTP, as the browser sends it. */
async function request(endpoint: Endpoint<never, unknown>, input: Record<string, unknown>, token: string) {
  const text = (name: string) => encodeURIComponent(String(input[name]))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => text(name))
  const query = shapeOf(endpoint.query)
    .filter((name) => input[name] !== undefined)
    .map((name) => `${name}=${text(name)}`)
  const elsewhere = [...shapeOf(endpoint.params), ...shapeOf(endpoint.query)]
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !elsewhere.includes(name)))
  const answer = await fetch(`${app.url}${path}?${query.join('&')}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Sends a request as somebody who may; the clock runs ahead of tokens, which are good for an hour. */
async function ask<E extends Endpoint<never, unknown>>(endpoint: E, known: Known, input: Input<E>): Promise<Value<E>> {
  const send = () => request(endpoint, input as Record<string, unknown>, known.token)
  const first = await send()
  if (first.status === 401) await enter(known)
  const { status, text } = first.status === 401 ? await send() : first
  toEntitled.push(text)
  const { Value: value, ...rest } = JSON.parse(text)
  if (value === undefined) throw new Error(`${endpoint.id} answered ${status} ${JSON.stringify(rest)}`)
  return value
}

const until = (what: string, isTrue: () => Promise<boolean> | boolean) =>
  vi.waitUntil(isTrue, { timeout: 110_000, interval: 50 }).catch(() => {
    throw new Error(`Not within half a minute: ${what}`)
  })
const inStage = (known: Known, id: number, stage: string) =>
  until(`donation ${id} ${stage}`, async () => (await ask(donations.getTransaction, known, { id })).Stage === stage)

const advance = (minutes: number) =>
  fetch(`${app.url}/local/clock`, { method: 'POST', body: JSON.stringify({ minutes }) })

const mailsTo = (known: Known) =>
  calls.filter(({ command, input }) => command === 'SendEmail' && JSON.stringify(input).includes(known.userName))

/** Contacts and drivers are people, too. */
async function nameContacts(): Promise<void> {
  const contact = (whose: string) => ({
    ContactName: nameCanary(`contact of ${whose}`),
    PhoneNumber: phoneCanary(`phone of ${whose}`),
    EMailAddress: mailCanary(`e-mail of ${whose}`),
  })
  await changeEntity('foodBank', ids.foodBank, { Contact: contact('the food bank') })
  await changeEntity('agency', 11, {
    Contact: contact('the agency'),
    Drivers: [{ ID: 111, Name: nameCanary('name of the driver') }],
  })
  await changeEntity('donorLocation', ids.donorLocation, { Contact: contact('the store') })
}

const poison = (id: number, set: Record<string, unknown>) => table.commit([{ update: donationKeys.donation(id), set }])
const isDone: { id: number; expiredId: number; receiptId: number; messageId: number } = {
  id: 0,
  expiredId: 0,
  receiptId: 0,
  messageId: 0,
}

async function liveThrough(store: Known, pantry: Known, foodBank: Known): Promise<void> {
  const { ID: id } = await ask(donations.postDonation, store, draft({ Notes: textCanary('notes of a donation') }))
  await inStage(foodBank, id, 'offering')
  const rows = await ask(offers.listNewInProgressDonations, pantry, {})
  const match = { id: rows.find((row) => row.ID === id)?.MatchID ?? 0 }
  const offer = await ask(offers.getMatch, pantry, match)
  await until('mail of the offer', () => mailsTo(pantry).length > 0)
  await ask(offers.acceptMatch, pantry, {
    ...match,
    AgencyProposedPickupDate: offer.StatusSummary.AvailableDates[1]?.Date ?? '',
    AgencyProposedPickupTimeTypeID: 6,
    AgencyDriverID: 111,
  })
  await until('mail of the acceptance', () => mailsTo(store).length > 0)
  await ask(donations.closeOut, store, { id, IsMarkedAsSuccessfulByDonor: true })
  const draftOfReceipt = await ask(receipts.loadReceipt, pantry, { id })
  const { PickupID } = await ask(receipts.createReceipt, pantry, {
    donorLocationId: ids.donorLocation,
    categories: [{ categoryId: 1, pounds: 120 }],
    adHocTransactionId: id,
    date: draftOfReceipt.date,
    Notes: textCanary('notes of a receipt'),
  })
  Object.assign(isDone, { id, receiptId: PickupID })
}

async function letExpire(store: Known, foodBank: Known): Promise<void> {
  const { ID: id } = await ask(
    donations.postDonation,
    store,
    draft({ Notes: textCanary('notes of an expired donation') }),
  )
  await inStage(foodBank, id, 'offering')
  for (let asked = 0; asked < 3; asked++) {
    const before = await ask(donations.getTransaction, foodBank, { id })
    await advance(61)
    await until('the next agency is asked', async () => {
      const now = await ask(donations.getTransaction, foodBank, { id })
      return now.Version > before.Version
    })
  }
  await inStage(foodBank, id, 'notMatched')
  isDone.expiredId = id
}

async function write(foodBank: Known, pantry: Known): Promise<void> {
  const { ID: id } = await ask(messages.sendMessage, foodBank, {
    Subject: textCanary('subject of a message'),
    Body: textCanary('body of a message'),
    RecipientUserIDs: [pantry.caller.UserID],
  })
  const [row] = (await ask(messages.getReceivedGrid, pantry, {})).rows
  await ask(messages.getMessageByRecipientId, pantry, { id: row?.ID ?? 0 })
  await ask(messages.getMessage, foodBank, { id })
  isDone.messageId = id
}

/** Fails on purpose: more is logged of failures than of what goes well. */
async function goWrong(store: Known, foodBank: Known): Promise<void> {
  const { token } = foodBank
  const searched = textCanary('words that somebody searched for')
  await request(donations.getFoodBankGrid, { searchFilter: searched }, token)
  await request(donations.getFoodBankGrid, { zone: searched, rows: searched }, token)
  await request(messages.sendMessage, { Subject: searched, Body: 7, [searched]: searched }, token)
  await request(donations.updateDonationItems, { id: isDone.expiredId, categories: searched }, token)
  await fetch(`${app.url}/api/session`, { headers: { authorization: `Bearer ${token}x` } })
  await fetch(`${app.url}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: `{"Subject": ${textCanary('a body that is no JSON')}`,
  })
  const wrong = passwordCanary('a wrong password')
  await signIn({ username: foodBank.userName, password: wrong }).catch(() => undefined)
  await resetPassword({ username: foodBank.userName })

  await poison(isDone.expiredId, {
    Matches: textCanary('stored in a place where it does not belong'),
    Stage: foodBank.userName,
  })
  const { status } = await request(donations.getTransaction, { id: isDone.expiredId }, token)
  expect(status).toBe(500)

  // Matching reads every agency's record: one that can't be read sends the event to the dead letters.
  await table.commit([
    {
      update: agencyKeys.record(ids.foodBank, 12),
      set: { OffersAnswered: foodBank.userName, Weeks: foodBank.userName },
    },
  ])
  await ask(donations.postDonation, store, draft({ Notes: textCanary('notes of a dead letter') }))
  await until('a dead letter', async () => {
    // Longer than a failed message stays hidden.
    await advance(4)
    return (await deadLetters('donations-onDonationPosted')).length > 0
  })
}

const dead: string[] = []
async function deadLetters(queue: string): Promise<string[]> {
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLettersOf(queue) }))
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
  dead.push(...Messages.map(({ Body = '' }) => Body))
  return dead
}

/** The first item of each kind, whose number is 1. */
const firstOfEach = Object.fromEntries(
  Object.entries(absentTarget).map(([name, id]) => [name, typeof id === 'number' ? 1 : id]),
) as unknown as Target

/** Strangers of another food bank ask for all of it, by its numbers. */
async function spy(strangers: readonly Known[]): Promise<void> {
  const { id, expiredId, receiptId, messageId } = isDone
  for (const { caller, token } of strangers)
    for (const donationId of [id, expiredId])
      for (const endpoint of catalogue) {
        const target: Target = {
          ...firstOfEach,
          name: 'own',
          donationId,
          matchId: donationId * 100 + 1,
          masterMatchId: donationId * 100 + 2,
          receiptId,
          agencyId: 11,
          donorLocationId: ids.donorLocation,
          donorId: ids.donor,
          messageId,
          copyId: copyId(messageId, 1),
          readerId: people.agencies[0].UserID,
          deliveryTimeId: 2,
          agencyDeliveryTimeId: 2,
          customerId: ids.customer,
          providerId: ids.provider,
          delivery: { id: 1, jobId: 1, code: '' },
          submissionMatchId: 101,
        }
        const input = examples[endpoint.id]?.input(target, caller) as Record<string, unknown>
        toOthers.push(`${endpoint.id} ${(await request(endpoint, input, token)).text}`)
      }
}

let stopListening: () => void
beforeAll(async () => {
  log.setLogLevel('DEBUG')
  stopListening = listen()
  app = await startEmptyApp({ clock })
  connectAmplify()
  await makeSmallTenant({ IsAutomaticallyApproved: true })
  await nameContacts()
  const store = await join('the store’s person', people.store)
  const pantry = await join('the agency’s person', people.agencies[0])
  const foodBank = await join('the food bank’s person', people.foodBank)
  const strangers = [
    await join('a stranger', person('agency', 21, [ids.otherFoodBank])),
    await join('a strange food bank', people.otherFoodBank),
  ]
  for (const known of [store, pantry, foodBank, ...strangers]) await enter(known)
  await ask(session.getSession, foodBank, {})
  await liveThrough(store, pantry, foodBank)
  await letExpire(store, foodBank)
  await write(foodBank, pantry)
  for (const stranger of strangers) await enter(stranger)
  await spy(strangers)
  await goWrong(store, foodBank)
}, 240_000)
afterAll(async () => {
  await app?.stop()
  clock.restore()
  stopListening()
})

const sent = (pattern: RegExp) =>
  calls.filter(({ command }) => pattern.test(command)).map(({ input }) => JSON.stringify(input))
/** All that is wrong with a list of texts, with a piece of each. */
const leaks = (texts: readonly string[], among = canaries) =>
  texts.flatMap((text) => canariesIn(text, among).map((of) => `${of}: ${text.slice(0, 300)}`))
const secrets = () => canaries.filter(({ of }) => /password|token/.test(of))

describe('personal data', () => {
  it('every planted word reached the app', async () => {
    const stored = JSON.stringify(await everything())
    const known = new Set([...canariesIn(stored), ...toEntitled.flatMap((text) => canariesIn(text))])
    const typed = /^(phone|password|access|identity|refresh|words|a body|a wrong)/
    expect(canaries.filter(({ of }) => !typed.test(of) && !known.has(of)).map(({ of }) => of)).toEqual([])
    expect(canaries.length).toBeGreaterThan(40)
  })

  it('is in no line of the log, at any level', () => {
    for (const text of ['"answered"', '"refused"', '"failed"', '"message failed"'])
      expect(
        logged.filter((line) => line.includes(text)),
        text,
      ).not.toEqual([])
    expect(leaks(logged)).toEqual([])
  })

  it('is in no event on the bus, queue message or dead letter', () => {
    expect(sent(/^PutEvents$/).length).toBeGreaterThan(5)
    expect(sent(/^SendMessage/).length).toBeGreaterThan(5)
    expect(dead).not.toEqual([])
    expect(leaks([...sent(/^PutEvents$/), ...sent(/^SendMessage/), ...dead])).toEqual([])
  })

  it('is in no stored event and no record of a sent mail', async () => {
    const isTold = ({ pk, sk }: Record<string, unknown>) =>
      `${sk}`.startsWith(eventPrefix) || `${pk}`.startsWith('APPLIED#')
    const told = (await everything()).filter(isTold)
    expect(told.length).toBeGreaterThan(10)
    expect(leaks(told.map((item) => JSON.stringify(item)))).toEqual([])
  })

  it('is in no URL that the app makes', () => {
    const addresses = [...toEntitled, ...sent(/^SendEmail$/)].flatMap(
      (text) => text.match(/https?:\/\/[^\s"'<>\\]+/g) ?? [],
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect(leaks(addresses)).toEqual([])
  })

  it('is in no answer to callers who may not read it', () => {
    const own = canaries.filter(({ of }) => !/stran/.test(of))
    expect(leaks(toOthers, own)).toEqual([])
  })

  /** The e-mail copy of the message tells its one recipient what it says, and who wrote it. */
  const toldByCopy = ['subject of a message', 'body of a message', 'name of the food bank’s person']

  it('of others is in no mail, but for a message to its recipient; passwords and tokens are in none', () => {
    const mails = calls.filter(({ command }) => command === 'SendEmail').map(({ input }) => input)
    expect(mails.length).toBeGreaterThan(3)
    for (const mail of mails) {
      const { ToAddresses = [] } = mail.Destination as { ToAddresses?: string[] }
      const text = JSON.stringify({ ...mail, Destination: undefined })
      const whose = canariesIn(ToAddresses.join()).join().replace('e-mail of ', '')
      const isCopy = whose.includes('the agency’s person') && text.includes('messages/view?sent=false')
      const others = canaries.filter(
        ({ of }) =>
          /person|message|receipt|password|token/.test(of) &&
          !of.endsWith(whose) &&
          !(isCopy && toldByCopy.includes(of)),
      )
      expect(leaks([text], others)).toEqual([])
    }
  })

  it('passwords and tokens are in no file and no item of the table', async () => {
    const files = readdirSync(app.directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(3)
    for (const { name, parentPath } of files)
      expect(leaks([readFileSync(resolve(parentPath, name)).toString('latin1')], secrets()), name).toEqual([])
    expect(leaks([JSON.stringify(await everything())], secrets())).toEqual([])
  })
})
