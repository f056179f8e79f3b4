import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../../events/event.ts'
import { customerTag } from '../../../../events/mail.ts'
import { log } from '../../../../functions/core/log.ts'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { sendText } from '../../../../functions/core/texting/sendText.ts'
import { texter } from '../../../../functions/core/texting/texter.ts'
import { delayedTexts } from '../../../../functions/core/texting/textTable.ts'
import { handler as onTextDue } from '../../../../functions/pantry/customers/texts/onTextDue.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { handler as settleDue } from '../../../../functions/settleDue.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { delayedTextOf, lateEvening, someText } from '../../../engine/texting.ts'
import { deliver } from '../messages.ts'

let texts: LocalTexts
let send: ReturnType<typeof texter>
let number = 0
/** A text to a number of its own. */
const nextText = () => {
  number += 1
  return { ...someText, eventId: `order-${number}-1-0`, to: `+1865555${String(1000 + number)}` }
}
const sentTo = (to: string) => texts.list({ recipient: to }).map(({ text }) => text)

beforeAll(async () => {
  texts = await startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  send = texter()
})
beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  vi.useRealTimers()
  await texts.stop()
})

describe('a text', () => {
  it('goes out once, however often its event comes', async () => {
    const text = nextText()
    const results = await Promise.all([1, 2, 3].map(() => sendText(text, send, morning)))
    expect(results.toSorted()).toEqual(['done', 'done', 'sent'])
    expect(await sendText(text, send, morning)).toBe('done')
    expect(texts.list({ recipient: text.to })).toMatchObject([{ from: '+18655550100', text: text.text }])
  })

  it('that SNS refuses is not sent again, and the log has no number', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const text = { ...nextText(), to: '+18655550199' }
    expect(await sendText(text, send, morning)).toBe('refused')
    expect(await sendText(text, send, morning)).toBe('done')
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain('0199')
  })

  it('waits for its queue when SNS is not there, and goes out then', async () => {
    const text = nextText()
    process.env.AWS_ENDPOINT_URL_SNS = 'http://127.0.0.1:9'
    await expect(sendText(text, texter(), morning)).rejects.toThrow('ECONNREFUSED')
    process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
    expect(await sendText(text, send, morning)).toBe('sent')
    expect(sentTo(text.to)).toEqual([text.text])
  })

  it('is not sent by a tenant without a number', async () => {
    vi.stubEnv('TEXT_NUMBER', '')
    expect(await sendText(nextText(), send, morning)).toBe('off')
    vi.unstubAllEnvs()
  })
})

/** The timer settles it, and its event reaches the reaction. */
async function come(id: number, at: Date): Promise<void> {
  setClock(at)
  expect(await deliver(settleDue, { kind: 'delayedText', id })).toEqual([])
  const detail = (await delayedTexts.loadWithTimeline(id))?.events.at(-1)
  if (detail) for (const _ of ['first', 'again']) expect(await deliver(onTextDue, { detail })).toEqual([])
}
const eightAm = new Date('2026-11-21T13:00:00.000Z')

describe('a text in the quiet hours', () => {
  it('waits for 8 am of the place, and then goes out once', async () => {
    const text = nextText()
    const id = await delayedTextOf(text)
    expect(await sendText(text, send, lateEvening)).toBe('done')
    expect((await delayedTexts.load(id))?.DueAt).toBe(eightAm.toISOString())
    await come(id, new Date(eightAm.getTime() - 1000))
    expect(sentTo(text.to)).toEqual([])
    await come(id, eightAm)
    await come(id, eightAm)
    expect(sentTo(text.to)).toEqual([text.text])
    expect(await delayedTexts.load(id)).toBeUndefined()
  })

  it('waits again when its turn comes late in the next evening', async () => {
    const text = nextText()
    await come(await delayedTextOf(text), new Date('2026-11-22T03:00:00.000Z'))
    expect(sentTo(text.to)).toEqual([])
    const waiting = (await everything()).filter(({ To }) => To === text.to)
    expect(waiting).toMatchObject([{ DueAt: '2026-11-22T13:00:00.000Z' }])
    await come(Number(waiting[0]?.ID), new Date('2026-11-22T13:00:00.000Z'))
    expect(sentTo(text.to)).toEqual([text.text])
  })

  const consent = { At: morning.toISOString(), Wording: 'Text me about my orders.' }
  const wanted = { PhoneNumber: '+18655550142', IsTextMessageNotificationEnabled: true, TextConsent: consent }
  it.each<[string, Partial<Customer>, boolean]>([
    ['who still wants it', {}, true],
    ['who switched texts off meanwhile', { IsTextMessageNotificationEnabled: false }, false],
    ['who withdrew the consent meanwhile', { TextConsent: null }, false],
    ['who has another number meanwhile', { PhoneNumber: '+18655550143' }, false],
  ])('reaches a customer %s: %#', async (_, change, isSent) => {
    const text = { ...nextText(), person: customerTag(ids.customer), to: wanted.PhoneNumber }
    const set = (values: Partial<Customer>) =>
      table.commit([{ update: customerKeys.customer(ids.customer), set: values }])
    await set(wanted)
    const before = sentTo(text.to).length
    const id = await delayedTextOf(text)
    await set(change)
    await come(id, eightAm)
    expect(sentTo(text.to).length - before).toBe(isSent ? 1 : 0)
    expect((await everything()).filter(({ To }) => To === text.to)).toEqual([])
  })
})

const received = (from: string, messageBody: string, inboundMessageId: string = crypto.randomUUID()) => ({
  originationNumber: from,
  messageBody,
  inboundMessageId,
})

describe('texts that come back', () => {
  it('STOP ends all texts to the number until START, and each is confirmed once', async () => {
    const text = nextText()
    const stop = received(text.to, 'Stop')
    expect(await deliver(answerText, stop, stop)).toEqual([])
    expect(sentTo(text.to)).toEqual(['Gleanery: We will send you no more texts. Reply START to get them again.'])
    expect(await sendText(text, send, morning)).toBe('stopped')
    expect(await deliver(answerText, received(text.to, 'start'))).toEqual([])
    expect(await sendText(text, send, morning)).toBe('sent')
    expect(sentTo(text.to)).toHaveLength(3)
  })

  it('STOP ends with a consent that was given after it', async () => {
    const text = nextText()
    await deliver(answerText, received(text.to, 'STOP'))
    const consentedAt = (minutes: number) => new Date(morning.getTime() + minutes * 60_000).toISOString()
    expect(await sendText({ ...text, consentedAt: consentedAt(-1) }, send, morning)).toBe('stopped')
    expect(await sendText({ ...text, consentedAt: consentedAt(1) }, send, morning)).toBe('sent')
  })

  it('are answered in Spanish to Spanish words', async () => {
    const { to } = nextText()
    expect(await deliver(answerText, received(to, 'Alto'), received(to, 'Ayuda'))).toEqual([])
    expect(sentTo(to).toReversed()).toEqual([
      'Gleanery: No le enviaremos más mensajes. Responda EMPEZAR para recibirlos de nuevo.',
      expect.stringContaining('Responda STOP para terminar.'),
    ])
    expect(await sendText({ ...nextText(), to }, send, morning)).toBe('stopped')
  })

  it('end a text that waits for the morning, too', async () => {
    const text = nextText()
    const id = await delayedTextOf(text)
    await deliver(answerText, received(text.to, 'QUIT'))
    await come(id, eightAm)
    expect(sentTo(text.to)).toHaveLength(1)
  })

  it('get no answer when they say something else', async () => {
    const { to } = nextText()
    expect(await deliver(answerText, received(to, 'Thank you!'))).toEqual([])
    expect(sentTo(to)).toEqual([])
  })
})

it('the event of a delayed text has neither number nor words', async () => {
  const text = nextText()
  const id = await delayedTextOf(text)
  setClock(eightAm)
  await deliver(settleDue, { kind: 'delayedText', id })
  const [event] = ((await delayedTexts.loadWithTimeline(id))?.events ?? []) as Event[]
  expect(event).toMatchObject({ Type: 'TextDue', Subject: { Kind: 'delayedText', ID: id } })
  expect(JSON.stringify(event)).not.toContain(text.to.slice(-4))
})
