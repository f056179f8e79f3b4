import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askEarly, fetchOrTake } from './early.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const asked: string[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  asked.length = 0
  answer = async () => new Response(`answer ${asked.length}`)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let number = 0
/** An address of each test's own: what is under way is kept by the page. */
const somewhere = () => `/api/place${++number}`
const asker = { token: 't', language: 'en' }
const call = async (url: string, token = 't', language = 'en') =>
  (await fetchOrTake(url, { headers: { 'accept-language': language, authorization: `Bearer ${token}` } })).text()

it('the same call takes the answer that is under way, once', async () => {
  const address = somewhere()
  askEarly(address, asker, now)
  expect(await call(`${address}?d=${now + 300}`)).toBe('answer 1')
  expect(asked).toEqual([`${address}?d=${now}`])
  expect(await call(`${address}?d=${now + 900}`)).toBe('answer 2')
})

it('whoever asked early has a copy of the answer, and a question keeps its own words', async () => {
  const address = `${somewhere()}?rows=25&zone=UTC`
  const copy = askEarly(address, asker, now)
  expect(await call(`${address}&d=${now + 300}`)).toBe('answer 1')
  expect(await (await copy).text()).toBe('answer 1')
  expect(asked).toEqual([`${address}&d=${now}`])
})

it.each([
  ['of somebody else', '?d=1', 'other', 'en'],
  ['in another language', '?d=1', 't', 'es'],
  ['with a question', '?rows=25&d=1', 't', 'en'],
])('a call %s goes its own way', async (_, query, token, language) => {
  const address = somewhere()
  askEarly(address, asker, now)
  expect(await call(`${address}${query}`, token, language)).toBe('answer 2')
})

it('an answer that waited for ten seconds is shown to nobody', async () => {
  const address = somewhere()
  askEarly(address, asker, now)
  vi.setSystemTime(now + 10_000)
  expect(await call(`${address}?d=1`)).toBe('answer 2')
})

it('what failed on the way is asked again', async () => {
  const address = somewhere()
  answer = () => Promise.reject(new TypeError('offline'))
  askEarly(address, asker, now)
  answer = async () => new Response('at last')
  expect(await call(`${address}?d=1`)).toBe('at last')
})
