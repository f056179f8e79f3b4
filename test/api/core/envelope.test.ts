import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { entityKeys } from '../../../functions/core/table/keys/entities.ts'
import { receiptKeys } from '../../../functions/core/table/keys/receipts.ts'
import { table } from '../../../functions/core/table/table.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as refusals from '../../../shared/refusals.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { examples } from '../../contract/examples.ts'
import { call, eventOf, send } from '../../engine/call.ts'
import { callers } from '../../engine/callers.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { draft, people } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import { makeTargets, makeWideWorld } from '../../engine/targets.ts'

/** Rules of every endpoint: the envelope, the refusal of malformed input, caching and prefetching. */

type Endpoint = (typeof catalogue)[number]
let own: Target
const freshTarget = async () => {
  const [first] = await makeTargets()
  if (first) own = first
}

const caller = ({ id, roles }: Endpoint): Caller => {
  const by = examples[id]?.by
  const may = (one: Caller) => typeof roles === 'string' || roles.includes(one.Role as never)
  return callers.find((one) => (by ? one.Role === by : may(one))) ?? people.foodBank
}
const ask = (endpoint: Endpoint, more: object = {}, headers: Record<string, string> = {}) => {
  const by = caller(endpoint)
  return call(endpoint, by, { ...examples[endpoint.id]?.input(own, by), ...more } as never, { headers })
}

beforeAll(async () => {
  setClock(morning)
  await makeWideWorld()
  await freshTarget()
})
afterAll(() => void vi.useRealTimers())

const everyKind = Object.fromEntries(notificationKinds.map((kind) => [kind, true]))

describe('a malformed input names its field', () => {
  const place = { DonorLocationID: 31 }
  const post = (more: object) => ({ ...draft(), ...place, ...more })
  const many = (count: number) => Array.from({ length: count }, () => ({ DonationCategoryID: 1, Pounds: 1 }))
  const pounds = (Pounds: unknown) => post({ categories: [{ DonationCategoryID: 1, Pounds }] })
  it.each<[string, object, string, Endpoint]>([
    ['no categories', post({ categories: [] }), 'categories', donations.postDonation],
    ['5,000 categories', post({ categories: many(5000) }), 'categories', donations.postDonation],
    ['categories left out', { ...post({}), categories: undefined }, 'categories', donations.postDonation],
    ['zero pounds', pounds(0), 'categories.0.Pounds', donations.postDonation],
    ['negative pounds', pounds(-5), 'categories.0.Pounds', donations.postDonation],
    ['a hundredth of a pound', pounds(1.05), 'categories.0.Pounds', donations.postDonation],
    ['next to nothing', pounds(1e-17), 'categories.0.Pounds', donations.postDonation],
    ['less than any number that is stored', pounds(1e-131), 'categories.0.Pounds', donations.postDonation],
    ['less than a tenth of a pound', pounds(0.09), 'categories.0.Pounds', donations.postDonation],
    ['a quarter of a pound', pounds(66.25), 'categories.0.Pounds', donations.postDonation],
    ['more than a truckload', pounds(45_000.1), 'categories.0.Pounds', donations.postDonation],
    ['pounds as text', pounds('12'), 'categories.0.Pounds', donations.postDonation],
    [
      'a field within an item',
      post({ categories: [{ DonationCategoryID: 1, Pounds: 1, Name: 'x' }] }),
      'Name',
      donations.postDonation,
    ],
    ['no location', { ...post({}), DonorLocationID: 'here' }, 'DonorLocationID', donations.postDonation],
    [
      'a day that does not exist',
      post({ DonorRecordedPickupDate: '2026-02-30' }),
      'DonorRecordedPickupDate',
      donations.postDonation,
    ],
    [
      'a day in another order',
      post({ DonorRecordedPickupDate: '20.11.2026' }),
      'DonorRecordedPickupDate',
      donations.postDonation,
    ],
    ['a start without a zone', post({ StartAfter: '2026-11-21T10:00:00' }), 'StartAfter', donations.postDonation],
    ['a novel as notes', post({ Notes: 'x'.repeat(1001) }), 'Notes', donations.postDonation],
    ['an unknown mode', { id: 1, mode: 'random' }, 'mode', offers.updateEscalationMode],
    [
      'an unknown start mode',
      { id: 1, mode: 'later', clientTimeSnapshot: '2026-11-20T10:00:00-05:00' },
      'mode',
      offers.updateStartMode,
    ],
    [
      'a clock without offset',
      { id: 1, mode: 'now', clientTimeSnapshot: '2026-11-20T10:00:00' },
      'clientTimeSnapshot',
      offers.updateStartMode,
    ],
    ['a rank of text', { id: 1, from: 'two', to: 1 }, 'from', offers.moveMatch],
    [
      'a kind of mail nobody sends',
      { Kinds: { ...everyKind, surprise: true } },
      'surprise',
      session.updateNotifications,
    ],
    ['an unknown role', { Role: 'king' }, 'Role', session.setActiveRole],
    ['a language nobody speaks here', { Language: 'fr' }, 'Language', session.updateNotifications],
    ['no rows', { rows: 0 }, 'rows', donations.getFoodBankGrid],
    ['too many rows', { rows: 101 }, 'rows', donations.getFoodBankGrid],
    ['an unknown grid mode', { mode: 'all' }, 'mode', offers.getAgencyGrid],
    ['a status nobody has', { statusTypeId: 3 }, 'statusTypeId', donations.getFoodBankGrid],
    ['a status out of the world', { statusTypeId: 77 }, 'statusTypeId', donations.getFoodBankGrid],
    [
      'a range turned around',
      { dateStartFilter: '2026-11-30', dateEndFilter: '2026-11-01' },
      'dateStartFilter',
      donations.getFoodBankGrid,
    ],
    ['a cursor that is no list', { cursor: 'e30' }, 'cursor', donations.getFoodBankGrid],
    ['a cursor of another kind of list', { cursor: 'WyJhIl0' }, 'cursor', donations.getFoodBankGrid],
    ['a message of U+200B', { Subject: 'Hello', Body: '\u200b', RecipientUserIDs: [1] }, 'Body', messages.sendMessage],
    [
      'a subject of fillers',
      { Subject: '\u2060\u3164 \u2800', Body: 'Hello', RecipientUserIDs: [1] },
      'Subject',
      messages.sendMessage,
    ],
    ['a picture of another kind', { ContentType: 'image/gif', Size: 10 }, 'ContentType', donations.preparePhoto],
    ['a picture of nothing', { ContentType: 'image/png', Size: 0 }, 'Size', donations.preparePhoto],
    ['a picture of 5 MB', { ContentType: 'image/png', Size: 5_000_000 }, 'Size', donations.preparePhoto],
    ['an offer period of four minutes', { OfferMinutes: 4 }, 'OfferMinutes', foodbanks.updateSettings],
    ['weights left out', { OfferMinutes: 60, MatchWeights: undefined }, 'MatchWeights', foodbanks.updateSettings],
    ['an agency that is none', { agencyId: 'x' }, 'agencyId', offers.getContactInfo],
    ['a receipt of nothing', { categories: [] }, 'categories', receipts.createReceipt],
    ['a receipt of no day', { date: 'today' }, 'date', receipts.createReceipt],
  ])('%s', async (_, more, field, endpoint) => {
    const by = caller(endpoint)
    const input = { ...examples[endpoint.id]?.input(own, by), ...more }
    const { status, answer } = await call(endpoint, by, input as never)
    expect([status, answer.Successful]).toEqual([400, false])
    expect(answer.Message).toMatch(new RegExp(`(^|\\.)${field.replaceAll('.', '\\.')}: `))
  })
})

describe('state-changing GETs', () => {
  beforeEach(freshTarget)
  const changing = catalogue.filter((endpoint) => endpoint.mutates && endpoint.method === 'GET')

  it('are those of the specification, and the opening of a message or of a customer and the export of a customer’s data, which are recorded', () => {
    const ofFoodBanks = [
      'acceptMatches',
      'addAgency',
      'assignDirect',
      'moveMatch',
      'prioritizeMasterAgency',
      'removeMatch',
    ]
    const ofTheNetwork = [
      'acceptSubmission',
      'acceptSubmissionMatch',
      'addSubmissionEntity',
      'cancelSubmission',
      'deleteSubmission',
      'moveSubmissionMatch',
      'removeSubmissionMatch',
    ]
    const all = [
      ...ofFoodBanks,
      'getMessageByRecipientId',
      ...ofTheNetwork,
      'exportCustomer',
      'getCustomer',
      'getFullCustomer',
    ]
    expect(changing.map((endpoint) => endpoint.id)).toEqual(all)
  })
})

describe('an answer', () => {
  it('[answer-envelope] carries Successful with a Value, or with the FailureReason of a refusal', async () => {
    await freshTarget()
    const { donationId: id, matchId } = own
    const done = await call(donations.getTransaction, people.foodBank, { id })
    expect(done.answer).toEqual({ Successful: true, Value: expect.objectContaining({ ID: id }) })
    const refused = await call(offers.removeMatch, people.foodBank, { id: matchId })
    expect([refused.status, refused.answer]).toEqual([
      200,
      { Successful: false, FailureReason: refusals.removeActive.en },
    ])
    const failed = await call(donations.getTransaction, people.foodBank, { id: 999_999 })
    expect([failed.status, failed.answer]).toEqual([404, { Successful: false, Message: expect.any(String) }])
  })
})

describe('an unchanged read', () => {
  beforeAll(freshTarget)
  const reads = catalogue.filter((endpoint) => !endpoint.mutates && endpoint.method === 'GET' && !endpoint.file)

  it('holds a map, which the table keeps in no order, only where it is put in order', () => {
    const holdsMap = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      ('propertyNames' in schema || Object.values(schema).some((part) => holdsMap(part)))
    const withMaps = reads.filter((endpoint) => holdsMap(z.toJSONSchema(endpoint.value, { unrepresentable: 'any' })))
    expect(withMaps.map(({ id }) => id)).toEqual([
      'getNotifications',
      'getCloseOut',
      'getTransaction',
      'explainMatches',
      'getMatch',
      'getWindowsCalendar',
      // Texts by language, which their schema puts in order.
      'getLocation',
      'getItem',
      // Its keys are numbers, which JavaScript keeps in order.
      'getItemsGrid',
      'listItems',
      'viewItemDetails',
      // Texts by language once more.
      'getDeliveryProgramsGrid',
      'listDeliveryPrograms',
      // Its wording, of the code's own texts.
      'getRecordHolds',
      'getTefapDeclaration',
      'listProductsToOrder',
    ])
  })

  it('is another one in another language', async () => {
    const english = await call(donations.listStatusTypes, people.foodBank, {})
    const spanish = await call(donations.listStatusTypes, people.foodBank, {}, { language: 'es' })
    expect(spanish.headers.etag).not.toBe(english.headers.etag)
  })

  it('changes take no validator and are never stored', async () => {
    const { headers } = await call(offers.updateEscalationMode, people.foodBank, {
      id: own.donationId,
      mode: 'ordered',
    })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })
})

describe('a request', () => {
  it('to a fresh address, as the web app’s are, is the same', async () => {
    const asked = (query: Record<string, string>) =>
      send(foodbanks.getSettings, eventOf({ endpoint: foodbanks.getSettings, caller: people.foodBank, query }))
    const [plain, fresh] = [await asked({}), await asked({ d: '1795186800000' })]
    expect([fresh.status, fresh.headers.etag]).toEqual([200, plain.headers.etag])
  })

  it('may bring its body encoded, as API Gateway does with types it takes for no text', async () => {
    const body = Buffer.from(JSON.stringify({ ContentType: 'image/png', Size: 10 })).toString('base64')
    const event = eventOf({ endpoint: donations.preparePhoto, caller: people.store, body })
    expect((await send(donations.preparePhoto, { ...event, isBase64Encoded: true })).status).toBe(200)
  })
})

describe('the caller', () => {
  const claims = { token_use: 'access', sub: people.foodBank.Subject }
  const asking = (more: Record<string, string | undefined>) => {
    const event = eventOf({ endpoint: foodbanks.getSettings, caller: people.foodBank })
    const kept = Object.fromEntries(Object.entries({ ...claims, ...more }).filter(([, value]) => value !== undefined))
    Object.assign(event.requestContext.authorizer.jwt, { claims: kept })
    return send(foodbanks.getSettings, event)
  }

  it('is who the token says', async () => expect((await asking({})).status).toBe(200))

  it('is in no other role than the stored one, whatever a token claims', async () => {
    const claimed = { role: 'fano', entity_id: '20', food_banks: '10,20', user_id: '1' }
    const { answer } = await asking(claimed)
    expect(answer).toEqual((await asking({})).answer)
    expect((await asking({ sub: people.agencies[0].Subject, role: 'foodbankuser', entity_id: '10' })).status).toBe(403)
  })

  it.each([
    { token_use: 'id' },
    { token_use: undefined },
    { sub: undefined },
    { sub: '' },
    { sub: 'nobody' },
    { sub: '__proto__' },
  ])('is nobody with %o', async (more) => {
    const { status, answer } = await asking(more)
    expect([status, answer]).toEqual([401, { Successful: false, Message: 'Please sign in.' }])
  })

  it('is nobody when a bypassed authorizer left no token', async () => {
    const event = eventOf({ endpoint: foodbanks.getSettings })
    expect((await send(foodbanks.getSettings, event)).status).toBe(401)
  })
})

describe('what is stored and not in the schema', () => {
  it('is never answered', async () => {
    const secret = { SecretNote: 'not for anyone' }
    await table.commit([
      { update: donationKeys.donation(own.donationId), set: secret },
      { update: entityKeys.entity(10), set: secret },
      { update: entityKeys.user(people.foodBank.Subject), set: secret },
      { update: receiptKeys.receipt(own.receiptId), set: secret },
    ])
    for (const endpoint of catalogue) expect((await ask(endpoint)).body).not.toContain('SecretNote')
  })
})

describe('a write that somebody else made first', () => {
  it('answers 409 in the caller’s language, and leaves what is there', async () => {
    const post = () => call(donations.postDonation, people.store, draft(), { language: 'es' })
    const taken = donationKeys.donation(((await post()).answer.Value?.ID ?? 0) + 1)
    await table.commit([{ put: { ...taken, Code: 'first' } }])
    const { status, answer } = await post()
    expect([status, answer]).toEqual([409, { Successful: false, Message: refusals.changedMeanwhile.es }])
    expect(await table.get(taken, z.looseObject({ Code: z.string() }))).toEqual({ ...taken, Code: 'first' })
    await table.commit([{ remove: taken }])
  })
})

describe('a fault of the app', () => {
  it('answers 500 with the number of the request and nothing of the inside', async () => {
    const [, , , broken] = await makeTargets()
    const id = broken?.donationId ?? 0
    await table.commit([{ update: donationKeys.donation(id), set: { Matches: 'broken' } }])
    const { status, answer, headers } = await call(donations.getTransaction, people.foodBank, { id })
    expect(status).toBe(500)
    expect(answer).toEqual({ Successful: false, Message: 'Something went wrong. Please try again later. (local)' })
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the language', () => {
  beforeAll(freshTarget)
  const refusedIn = async (language: string) => {
    const { answer } = await call(offers.removeMatch, people.foodBank, { id: own.matchId }, { language })
    return answer.FailureReason
  }
  it.each([
    ['en', 'cannot remove active match'],
    ['es', 'no se puede quitar la agencia activa'],
    ['es-MX,es;q=0.9,en;q=0.8', 'no se puede quitar la agencia activa'],
    ['fr', 'cannot remove active match'],
    ['', 'cannot remove active match'],
  ])('of a refusal is the caller’s: %j', async (language, text) => expect(await refusedIn(language)).toBe(text))
})
