import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { delayedTexts, unknownTexts } from '../../../../functions/core/texting/textTable.ts'
import { conversationOf } from '../../../../functions/pantry/customers/texts/conversationTable.ts'
import { handler as onTextDue } from '../../../../functions/pantry/customers/texts/onTextDue.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { handler as settleDue } from '../../../../functions/settleDue.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as home from '../../../../shared/work/home/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storedNeighbor } from '../../../engine/customers.ts'
import { ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { deliver } from '../../core/messages.ts'

/** Texts that no rule understands, from the phone to staff and back. */

let texts: LocalTexts
const [agency, otherAgency] = people.agencies
const staff = people.foodBank

beforeAll(async () => {
  texts = await startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
})
beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(async () => {
  vi.useRealTimers()
  await texts.stop()
})

let made = 0
const nextPhone = () => `+1865555${String(4000 + ++made)}`
/** A family at home with the first agency; its box for texts is not ticked. */
const family = (more: Partial<Customer> = {}) =>
  storedNeighbor({
    FoodBankID: ids.foodBank,
    AgencyIDs: [agency.EntityID],
    HomeAgencyIDs: [agency.EntityID],
    EMailAddress: null,
    PhoneNumber: nextPhone(),
    ...more,
  })
const received = (phone: string | null, messageBody: string) => ({
  originationNumber: phone ?? '',
  messageBody,
  inboundMessageId: crypto.randomUUID(),
})
const say = ({ PhoneNumber }: Pick<Customer, 'PhoneNumber'>, words: string) =>
  deliver(answerText, received(PhoneNumber, words))
const told = ({ PhoneNumber }: Pick<Customer, 'PhoneNumber'>) =>
  texts.list({ recipient: PhoneNumber ?? '' }).map(({ text }) => text ?? '')
const list = async (by: Caller = staff, customerId?: number) =>
  (await call(customers.listTexts, by, customerId === undefined ? {} : { customerId })).answer.Value
const rowOf = async ({ ID }: Customer, by: Caller = staff) =>
  (await list(by))?.Rows.find(({ CustomerID }) => CustomerID === ID)
const waits = async (one: Customer, by: Caller = staff) => (await rowOf(one, by)) !== undefined
const countedBy = async (by: Caller) => (await call(home.getPantryToday, by, {})).answer.Value?.Texts ?? 0
const answer = async ({ ID: id }: Customer, Text: string | null, by: Caller = staff, Version?: number) =>
  call(customers.answerTexts, by, { id, Text, Version: Version ?? (await conversationOf(id))?.Version ?? 0 })
/** Texts of staff, which the outbox and the timers bring. */
async function sendOut(): Promise<void> {
  const waiting = (await everything()).filter(({ sk }) => sk === 'DELAYEDTEXT')
  for (const { ID, DueAt } of waiting) {
    if (DueAt) expect(await deliver(settleDue, { kind: 'delayedText', id: ID })).toEqual([])
    const event = (await delayedTexts.loadWithTimeline(Number(ID)))?.events.at(-1)
    if (!event) continue
    const detail = Event.parse(event)
    expect(await deliver(onTextDue, { detail }, { detail })).toEqual([])
  }
}
const words = ({ Messages }: { Messages: readonly { Text: string }[] } = { Messages: [] }) =>
  Messages.map(({ Text }) => Text)

describe('a text that nobody understands', () => {
  it('waits for staff of the family’s pantry, with a count, and is acknowledged once', async () => {
    const one = await family({ FirstName: 'Ana', LastName: 'Pérez' })
    const before = await countedBy(staff)
    await say(one, 'Can my sister fetch it?')
    await say(one, 'She has a car')
    expect(told(one)).toEqual([expect.stringMatching(/^Food Bank 10: Thank you\. A person will read your text/)])
    const row = await rowOf(one)
    expect(row).toMatchObject({ CustomerID: one.ID, Name: 'Ana Pérez', Hindrance: null })
    expect(words(row)).toEqual(['Can my sister fetch it?', 'She has a car'])
    expect([(await list())?.Waiting, await countedBy(staff)]).toEqual([before + 1, before + 1])
    expect([await waits(one, agency), await waits(one, otherAgency)]).toEqual([true, false])
  })

  it('is kept and acknowledged once when the provider delivers it twice, also at the same moment', async () => {
    const one = await family({ Language: 'es' })
    const text = received(one.PhoneNumber, '¿A qué hora abren?')
    await Promise.all([deliver(answerText, text), deliver(answerText, text)])
    await deliver(answerText, text)
    expect(words(await conversationOf(one.ID))).toEqual(['¿A qué hora abren?'])
    expect(told(one)).toEqual([expect.stringContaining('Una persona leerá su mensaje')])
  })

  it('of a number that is nobody’s gets one answer in both languages, and is tied to nobody', async () => {
    const phone = nextPhone()
    const before = await countedBy(staff)
    await say({ PhoneNumber: phone }, 'Is this the pantry?')
    await say({ PhoneNumber: phone }, 'Hello?')
    expect(told({ PhoneNumber: phone })).toEqual([
      expect.stringMatching(/We do not know this number.*No conocemos este número/),
    ])
    expect((await unknownTexts(phone)).toSorted()).toEqual(['Hello?', 'Is this the pantry?'])
    expect(await countedBy(staff)).toBe(before)
    const later = await family({ PhoneNumber: phone })
    expect(words((await list(staff, later.ID))?.Rows[0])).toEqual([])
  })

  it.each(['Thank you!', 'ok', 'Gracias', '👍'])('%s asks for nothing, and nobody reads it', async (thanks) => {
    const one = await family()
    await say(one, thanks)
    expect([told(one), await conversationOf(one.ID)]).toEqual([[], undefined])
  })

  it('is read by nobody who does not look after the family', async () => {
    const one = await family()
    await say(one, 'Hello?')
    for (const by of [otherAgency, people.otherFoodBank]) {
      expect(await call(customers.listTexts, by, { customerId: one.ID })).toMatchObject({ status: 404 })
      expect(await answer(one, 'Hi', by)).toMatchObject({ status: 404 })
    }
  })
})

describe('staff', () => {
  it('answer by text, which takes it off the list, and the next text waits again', async () => {
    const one = await family()
    await say(one, 'Can my sister fetch it?')
    expect((await answer(one, 'Yes, with the code.', agency)).answer.Successful).toBe(true)
    await sendOut()
    await sendOut()
    expect(told(one).filter((text) => text.includes('Yes'))).toEqual([expect.stringMatching(/: Yes, with the code\.$/)])
    expect(await waits(one)).toBe(false)
    const [shown] = (await list(staff, one.ID))?.Rows ?? []
    expect(shown?.Messages.at(-1)).toMatchObject({ Text: 'Yes, with the code.', By: { UserID: agency.UserID } })
    await say(one, 'Which code?')
    expect(await waits(one)).toBe(true)
  })

  it('answer in the evening, and the text goes out at 8 am of the food bank', async () => {
    const one = await family()
    await say(one, 'Are you open tomorrow?')
    setClock(new Date('2026-11-21T03:30:00.000Z'))
    const { answer: sent } = await answer(one, 'Yes, from 9.')
    expect(sent.Value?.Messages.at(-1)?.DueAt).toBe('2026-11-21T13:00:00.000Z')
    await sendOut()
    expect(told(one)).toHaveLength(1)
    setClock(new Date('2026-11-21T13:00:00.000Z'))
    await sendOut()
    expect(told(one)[0]).toMatch(/: Yes, from 9\.$/)
  })

  it('mark as done what needs no answer', async () => {
    const one = await family()
    await say(one, 'We are here')
    expect((await answer(one, null)).answer.Value?.WaitingSince).toBeNull()
    expect(await waits(one)).toBe(false)
  })

  it('read a text that came meanwhile before they answer', async () => {
    const one = await family()
    await say(one, 'Can you bring it?')
    await say(one, 'No, we fetch it')
    expect(await answer(one, 'Yes', staff, 1)).toMatchObject({ status: 409 })
    expect(await waits(one)).toBe(true)
  })

  it('write first only to families that agreed to texts', async () => {
    const [silent, agreed] = [
      await family(),
      await family({
        IsTextMessageNotificationEnabled: true,
        TextConsent: { At: '2026-11-02T15:00:00.000Z', Wording: 'Text me about my orders.' },
      }),
    ]
    expect((await answer(silent, 'We have bread today.')).answer).toMatchObject({
      Successful: false,
      FailureReason: expect.stringContaining('consent'),
    })
    expect((await answer(agreed, 'We have bread today.')).answer.Successful).toBe(true)
    await sendOut()
    expect([told(silent).length, told(agreed).length]).toEqual([0, 1])
  })
})

describe('STOP in the middle of a conversation', () => {
  it('ends it at once: an answer that waits for the morning is not sent, and staff are told why they can not write', async () => {
    const one = await family()
    await say(one, 'Are you open tomorrow?')
    setClock(new Date('2026-11-21T03:30:00.000Z'))
    await answer(one, 'Yes, from 9.')
    await say(one, 'STOP')
    const before = told(one).length
    setClock(new Date('2026-11-21T13:00:00.000Z'))
    await sendOut()
    expect(told(one)).toHaveLength(before)
    expect((await answer(one, 'Are you there?')).answer).toMatchObject({
      Successful: false,
      FailureReason: expect.stringContaining('no more texts'),
    })
    expect((await list(staff, one.ID))?.Rows[0]?.Hindrance).toContain('no more texts')
  })

  it('lets what the family writes after it reach staff, without an answer of the app', async () => {
    const one = await family()
    await say(one, 'STOP')
    const before = told(one).length
    await say(one, 'Please call me')
    expect(told(one)).toHaveLength(before)
    expect(await waits(one)).toBe(true)
  })

  it('is not done again by a late second delivery after START', async () => {
    const one = await family()
    await say(one, 'Hello?')
    const stop = received(one.PhoneNumber, 'Stop')
    await deliver(answerText, stop)
    await say(one, 'START')
    await deliver(answerText, stop)
    expect((await answer(one, 'Hello!')).answer.Successful).toBe(true)
    await sendOut()
    expect(told(one)[0]).toMatch(/: Hello!$/)
  })
})
