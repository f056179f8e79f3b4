import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, serve } from '../loopback.ts'
import { localConsole } from './console.ts'

const moved: number[] = []
let running: Listening
beforeAll(async () => {
  const unused = {} as never
  const advance = (milliseconds: number) => void moved.push(milliseconds)
  const tokenOf = async () => 'token'
  running = await serve(localConsole({ sources: unused, accounts: [], advance, imports: unused, tokenOf }), undefined)
})
afterAll(() => running.stop())

const post = (path: string, body: string, headers = {}) =>
  fetch(new URL(path, running.endpoint), { method: 'POST', body, headers })

it.each(['', 'null', '7', '{', '[]', '{"minutes":"5"}'])('refuses %j as a move of the clock', async (body) => {
  const answer = await post('/local/clock', body)
  expect([answer.status, await answer.json()]).toEqual([400, { message: 'minutes: 1 to 44640' }])
  expect(moved).toEqual([])
})

it.each(['', 'null', '{', '{"0":"gaps"}', '[7]'])('refuses %j as a command', async (body) => {
  const answer = await post('/local/tenant', body)
  expect([answer.status, await answer.json()]).toEqual([400, { message: 'A list of words is needed.' }])
})

it('answers no page of another site', async () => {
  const token = (headers: object) =>
    fetch(new URL('/local/token?user=x', running.endpoint), { headers: { ...headers } })
  expect((await token({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await token({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await token({ 'sec-fetch-site': 'same-origin' })).status).toBe(404)
})

it('moves the clock', async () => {
  expect((await post('/local/clock', '{"minutes":5}')).status).toBe(200)
  expect(moved).toEqual([300_000])
})
