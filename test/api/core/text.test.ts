import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { unstorable } from '../../../shared/core/schema/characters.ts'
import { visible } from '../../../shared/core/schema/fields.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { hostileTexts } from '../../contract/hostile.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { draft, makeSmallTenant, people } from '../../engine/smallTenant.ts'

/** Typed text is answered unchanged, as text, to every reader and in every location of an answer. */

const runs = Number(process.env.FUZZ_RUNS ?? 30)

beforeAll(() => makeSmallTenant())
beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const [first] = people.agencies
const receiptDraft = { donorLocationId: 31, categories: [{ categoryId: 1, pounds: 1 }], date: '2026-11-20' }

/** Each way a typed text goes in, and the texts that others then read. */
const ways: Record<string, (text: string) => Promise<{ status: number; read: () => Promise<unknown[]> }>> = {
  'the notes of a donation': async (Notes) => {
    const { status, answer } = await call(donations.postDonation, people.store, draft({ Notes }))
    const id = answer.Value?.ID ?? 0
    return {
      status,
      read: async () => [
        (await call(donations.getTransaction, people.foodBank, { id })).answer.Value?.Notes,
        (await call(donations.getCloseOut, people.store, { id })).answer.Value?.Notes,
      ],
    }
  },
  'the notes of a receipt': async (Notes) => {
    const { status, answer } = await call(receipts.createReceipt, first, { ...receiptDraft, Notes })
    const id = answer.Value?.PickupID ?? 0
    return {
      status,
      read: async () => [(await call(receipts.getReceipt, people.foodBank, { id })).answer.Value?.Notes],
    }
  },
  'the subject of a message': (text) => sent(text, 'Hello'),
  'the body of a message': (text) => sent('Hello', text),
}

async function sent(Subject: string, Body: string) {
  const written = { Subject, Body, RecipientUserIDs: [first.UserID] }
  const { status, answer } = await call(messages.sendMessage, people.foodBank, written)
  const id = answer.Value?.ID ?? 0
  const typed = <T extends { Subject: string; Body?: string }>(message: T | undefined) =>
    Subject === 'Hello' ? message?.Body : message?.Subject
  return {
    status,
    read: async () => {
      const own = await call(messages.getMessage, people.foodBank, { id })
      const [copy] = own.answer.Value?.UserMessageRecipients ?? []
      const theirs = await call(messages.getMessageByRecipientId, first, { id: copy?.ID ?? 0 })
      const grid = await call(messages.getReceivedGrid, first, { rows: 1 })
      const subject = grid.answer.Value?.rows[0]?.UserMessage.Subject
      return [typed(own.answer.Value), typed(theirs.answer.Value?.UserMessage), ...(Body === 'Hello' ? [subject] : [])]
    },
  }
}

describe.each(Object.entries(ways))('%s', (_, way) => {
  const comesBack = async (text: string) => {
    const typed = text.trim()
    // The newest message is the first of the grid; one person sends a hundred in an hour at most.
    setClock(new Date(Date.now() + 60_000))
    const { status, read } = await way(text)
    if (typed.search(unstorable) >= 0) return expect(status).toBe(400)
    if (!visible.test(typed) && status === 400) return undefined
    expect(status).toBe(200)
    for (const text of await read()) expect(text).toBe(typed)
  }

  it.each(hostileTexts.map((text) => [text]))('%j', comesBack)

  it('any text of any script', { timeout: 120_000 + runs * 1000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), async (text) => {
        await comesBack(text)
      }),
      { numRuns: runs, seed: 1 },
    ),
  )
})
