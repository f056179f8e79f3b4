import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { translationKeys } from '../../../../functions/core/table/keys/translations.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { handler as onOrderChanged } from '../../../../functions/pantry/orders/onOrderChanged.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { orderKind } from '../../../../functions/pantry/pantryReports/orderKind.ts'
import { handler as onRecallTold } from '../../../../functions/pantry/recall/onRecallTold.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { MadeLanguage } from '../../../../shared/core/text/made.ts'
import { textConsentWording } from '../../../../shared/pantry/customers/consentWording.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { customerMayOnlyCancel } from '../../../../shared/pantry/orders/refusals.ts'
import { orderMail } from '../../../../shared/pantry/orders/texts/neighborMail.ts'
import { textReplies } from '../../../../shared/pantry/orders/texts/neighborTexts.ts'
import { labelTexts } from '../../../../shared/pantry/pantryReports/labelTexts.ts'
import { recallMail } from '../../../../shared/pantry/recall/mailTexts.ts'
import { declarations } from '../../../../shared/pantry/tefap/declarations.ts'
import * as translations from '../../../../shared/work/translations/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { startImportBucket } from '../../../engine/importBucket.ts'
import { customerFor, openPantry } from '../../../engine/ordering.ts'
import { newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, neighbor, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Corrections of a language in what functions write: texts, e-mails, answers, labels. */

const administrator = person('foodbank', ids.foodBank, [ids.foodBank])
const bucket = await startImportBucket()
let texts: LocalTexts
let ses: Ses
let now = morning
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  setClock(now)
}

beforeAll(async () => {
  texts = await startTexts()
  ses = await startSes()
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: texts.endpoint, AWS_ENDPOINT_URL_SESV2: ses.endpoint })
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => {
  vi.restoreAllMocks()
  minutesLater(10)
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([texts.stop(), ses.stop(), bucket.stop()])
})

const correct = async (language: MadeLanguage, Wording: string, Corrected: string | null) => {
  const { answer, body } = await call(translations.correctTranslation, administrator, {
    language,
    Wording,
    Corrected,
  })
  if (!answer.Successful) throw new Error(body)
}
const prefer = (set: Partial<Customer>) => table.commit([{ update: customerKeys.customer(ids.customer), set }])
const phone = '+18655550161'
const lastText = () => texts.list()[0]?.text ?? ''

/** An order of a neighbor who reads the language, told by e-mail and text. */
async function tellOfOrder(Language: Customer['Language']): Promise<Order> {
  await prefer({
    Language,
    PhoneNumber: phone,
    IsTextMessageNotificationEnabled: true,
    IsEmailNotificationEnabled: true,
    TextConsent: { At: morning.toISOString(), Wording: 'Text me about my orders.' },
  })
  const { FirstName, LastName, PostalCode } = neighbor
  const FoodInsecureNeighbor = { ID: ids.customer, FirstName, LastName, PostalCode }
  const order = await placeTestOrder(await newPantry(people.foodBank), { FoodInsecureNeighbor })
  const detail = Event.parse((await orderStore.loadWithTimeline(order.ID))?.events.at(-1))
  expect(await deliver(onOrderChanged, { detail })).toEqual([])
  return order
}
/** Reads of a language's corrections from now on. */
function readsOf(language: string): () => number {
  const all = vi.spyOn(table, 'all')
  const { pk } = translationKeys.language(language)
  return () => all.mock.calls.filter(([query]) => query.pk === pk).length
}

it('the next text says the corrected words, and the machine’s again once the correction is taken back', async () => {
  const end = orderMail.so['text.end']
  await tellOfOrder('so')
  expect(lastText()).toContain(end)
  await correct('so', end, 'Jawaab JOOJI si fariimaha loo joojiyo oo dhan.')
  minutesLater(1)
  await tellOfOrder('so')
  expect(lastText()).toContain('Jawaab JOOJI si fariimaha loo joojiyo oo dhan.')
  expect(lastText()).not.toContain(end)
  await correct('so', end, null)
  minutesLater(1)
  await tellOfOrder('so')
  expect(lastText()).toContain(end)
})

it('an e-mail says them, with the names, days and numbers in their places', async () => {
  const wording = orderMail.vi['orderPlaced.subject']
  const refused = await call(translations.correctTranslation, administrator, {
    language: 'vi',
    Wording: wording,
    Corrected: 'Đơn của quý vị',
  })
  expect(refused.answer.Successful).toBe(false)
  await correct('vi', wording, '{day}: đã nhận đơn {code}')
  await tellOfOrder('vi')
  expect(ses.mails.at(-1)?.subject).toMatch(/^.*24.*: đã nhận đơn \w+$/)
})

it('a function reads a language once a minute, and English and Spanish never', async () => {
  const [so, en, es] = [readsOf('so'), readsOf('en'), readsOf('es')]
  for (let count = 0; count < 3; count++) await tellOfOrder('so')
  expect(so()).toBe(1)
  minutesLater(1)
  await tellOfOrder('so')
  expect(so()).toBe(2)
  await tellOfOrder('en')
  await tellOfOrder('es')
  expect([en(), es()]).toEqual([0, 0])
})

it('a recall that is told to many families reads each of their languages once', async () => {
  await correct('ko', recallMail.ko['subject.have'], '드시지 말아 주세요: {product}')
  const reads = [readsOf('ko'), readsOf('so')]
  const [agency] = people.agencies
  const pantry = await openPantry(agency as never)
  const families = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      customerFor(agency as never, {
        Language: index % 2 === 0 ? 'ko' : 'so',
        IsEmailNotificationEnabled: true,
        EMailAddress: `family${index}@example.org`,
      }),
    ),
  )
  const before = ses.mails.length
  const detail = Event.parse({
    ID: 'recall-told-1',
    Type: 'RecallTold',
    EntityID: ids.foodBank,
    Subject: { Kind: 'product', ID: pantry.beans.ID },
    At: now.toISOString(),
    By: null,
    Detail: { Have: families.map(({ ID }) => ID), Ordered: [] },
  })
  expect(await deliver(onRecallTold, { detail })).toEqual([])
  const subjects = ses.mails.slice(before).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('드시지 말아 주세요: '))).toHaveLength(6)
  expect(reads.map((count) => count())).toEqual([1, 1])
})

it('a refusal on a page says them', async () => {
  await correct('ar', customerMayOnlyCancel.ar, 'يمكنك إلغاء الطلب فقط.')
  const { ID: id } = await tellOfOrder('en')
  const input = { id, statusCode: 'PACKED' } as const
  const refused = await call(orders.setOrderStatus, people.customer, input, { language: 'ar' })
  expect(refused.answer).toMatchObject({ Successful: false, FailureReason: 'يمكنك إلغاء الطلب فقط.' })
})

it('the answer to a text and a bag’s label say them', async () => {
  await correct('ht', textReplies.ht.stop, 'Nou p ap voye mesaj ankò.')
  await deliver(answerText, { originationNumber: phone, messageBody: 'kanpe', inboundMessageId: 'text-ht-1' })
  expect(lastText()).toBe('Nou p ap voye mesaj ankò.')
  await correct('tl', labelTexts.tl.frozen, 'Panatilihing nagyeyelo')
  const facts = {
    ID: 7,
    Customer: { FirstName: 'Ana', LastName: 'Cruz', Language: 'tl' },
    PantryOrderItems: [{ StorageRequirementID: 3 }],
  }
  const labels = { sheet: '5160', labelsPerOrder: 1, includeCustomerName: true, inStaffLanguage: false }
  const tl = readsOf('tl')
  await orderKind.compose(
    [facts] as never,
    { pantryReport: 'labels', format: 'PDF', labels, orders: {} } as never,
    { caller: people.foodBank, language: 'en', now } as never,
  )
  expect(tl()).toBe(1)
  expect(labelTexts.tl.frozen).toBe('Panatilihing nagyeyelo')
})

it('what families sign and agree to keeps its words: they are kept with the signature', async () => {
  const [version = '', declared = ''] = Object.entries(declarations.so)[0] ?? []
  const agreed = textConsentWording.so
  await correct('so', declared, 'Bayaan kale.')
  await correct('so', agreed, 'Oggolaansho kale.')
  await tellOfOrder('so')
  expect((declarations.so as Record<string, string>)[version]).toBe(declared)
  expect(textConsentWording.so).toBe(agreed)
})
