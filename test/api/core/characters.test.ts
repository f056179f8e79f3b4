import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { draft, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { everything } from '../../engine/stored.ts'

/** Texts in any script are stored letter by letter; what no text can hold is refused with the name of its field. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const said = 'has a character that no text can hold'
const unstorable = [
  '\ufffe',
  '\uffff',
  '\ufdd0',
  '\ufdef',
  '\u{1fffe}',
  '\u{1ffff}',
  '\u{10fffe}',
  '\u{10ffff}',
  '\ud800',
  '\udc00',
]

describe('a character that no text can hold', () => {
  it.each(unstorable)('is refused in a text: %j', async (character) => {
    const { status, answer } = await call(donations.postDonation, people.store, draft({ Notes: `a${character}b` }))
    expect([status, answer.Message]).toEqual([400, `Notes: ${said}`])
  })

  it('is refused in a filter, in a path and in the name of a field', async () => {
    const searched = await call(agencies.getAgenciesGrid, people.foodBank, { searchFilter: 'a\ufffe' })
    expect([searched.status, searched.answer.Message]).toEqual([400, `searchFilter: ${said}`])
    const asked = await call(inventory.getItem, people.agencies[0], { id: '7\ufffe' as never })
    expect([asked.status, asked.answer.Message]).toEqual([400, `id: ${said}`])
    const named = await call(donations.postDonation, people.store, { ...draft(), 'a\ufffe': 1 } as never)
    expect([named.status, named.answer.Message]).toEqual([400, `body: ${said}`])
  })
})

it.each(unstorable)('in a header is never stored and fails nothing: %j', async (character) => {
  const text = `abcdefgh${character}`
  const post = (headers: Record<string, string>) => call(donations.postDonation, people.store, draft(), { headers })
  const keyed = await post({ 'idempotency-key': text })
  expect([keyed.status, keyed.answer.Message]).toEqual([400, 'Idempotency-Key: 8 to 100 letters, digits, hyphens'])
  for (const name of ['user-agent', 'accept-language', 'if-none-match', 'x-forwarded-for', 'purpose'])
    expect([name, (await post({ [name]: text })).status]).toEqual([name, 200])
  expect(JSON.stringify(await everything())).not.toContain(JSON.stringify(character).slice(1, -1))
})

it('every other text is kept as it was typed', async () => {
  const Notes = '👩‍👩‍👧‍👦🏳️‍🌈 شكرا\u200f — 谢谢, ขอบคุณ, e\u0301 \u{10fffd}'
  const { answer } = await call(donations.postDonation, people.store, draft({ Notes }))
  const shown = await call(donations.getTransaction, people.store, { id: answer.Value?.ID ?? 0 })
  expect(shown.answer.Value).toMatchObject({ Notes })
})
