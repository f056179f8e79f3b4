import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { type BrowserError, browserErrorHeader } from '../../../shared/core/browserError.ts'
import { area } from '../../../shared/core/schema/endpoint.ts'
import { ErrorBoundary } from '../../../web/src/core/app/ErrorBoundary.tsx'
import { noteBrowserError } from '../../../web/src/core/browserErrors.ts'
import { call, setUpClient } from '../../../web/src/core/data/client.ts'
import { show } from '../setup.tsx'

const getShelf = area('shelf').get('getShelf', '/api/shelf', {
  summary: '',
  roles: 'anyone',
  resource: 'self',
  value: z.null(),
})

let told: (BrowserError | undefined)[]
let isConnected: boolean
beforeEach(() => {
  told = []
  isConnected = true
  sessionStorage.clear()
  setUpClient({
    token: async () => 'token',
    fetch: async (_, { headers }) => {
      if (!isConnected) throw new TypeError('Failed to fetch')
      const given = new Headers(headers).get(browserErrorHeader)
      told.push(given === null ? undefined : JSON.parse(decodeURIComponent(given)))
      return Response.json({ Successful: true, Value: null })
    },
  })
})
const callOnce = () => call(getShelf, {})

/** An error of its own place in the code, as each of these has one. */
function at(error: Error, place: string): Error {
  error.stack = `${error.name}: ${error.message}\n    at f (${location.origin}/assets/${place}.js:1:2)`
  return error
}

it('a screen that fails is told with the next call, once', async () => {
  const Broken = () => {
    const [shelf] = useState<{ Label: string } | undefined>()
    return <p>{(shelf as { Label: string }).Label}</p>
  }
  await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  await page.getByRole('alert').element()
  await callOnce()
  await callOnce()
  expect(told[1]).toBeUndefined()
  expect(told[0]).toMatchObject({ name: 'TypeError', message: expect.stringContaining('Label') })
  expect(told[0]?.at[0]).toMatch(/^\/.*browserErrors\.test\.tsx.*:\d+:\d+$/)
})

it('the same place is told once; each call tells of one; one without an answer tells of nothing', async () => {
  const first = () => noteBrowserError(at(new TypeError('x is not a function'), 'once'))
  first()
  first()
  noteBrowserError(at(new RangeError('too deep'), 'second'))
  isConnected = false
  await expect(callOnce()).rejects.toThrow()
  isConnected = true
  for (let calls = 0; calls < 3; calls++) await callOnce()
  expect(told.map((error) => error?.message)).toEqual(['x is not a function', 'too deep', undefined])
})

it('what people typed, numbers and codes of links stay in the browser', async () => {
  const before = `${location.pathname}${location.search}${location.hash}`
  history.replaceState(null, '', '/driver/Kx3_9fQ2LmZp#/app/orderahead-customers/4711?search=rosa')
  noteBrowserError(at(new SyntaxError('Unexpected token: "Rosa Figueroa" is not valid JSON'), 'syntax'))
  noteBrowserError(at(new TypeError('no "Rosa Figueroa" here'), 'quotes'))
  history.replaceState(null, '', before)
  await callOnce()
  await callOnce()
  expect(told.map((error) => error?.message)).toEqual(['', 'no "…" here'])
  expect(told[0]?.page).toBe('/driver/*/app/orderahead-customers/*')
})

it('refusals, lost connections and what extensions do are no errors of a page', async () => {
  for (const name of ['ApiError', 'Refused', 'AbortError'])
    noteBrowserError(at(Object.assign(new Error('no'), { name }), name))
  const foreign = new TypeError('theirs')
  foreign.stack = 'TypeError: theirs\n    at chrome-extension://abc/content.js:1:2'
  noteBrowserError(foreign)
  noteBrowserError('a text')
  noteBrowserError(undefined)
  await callOnce()
  expect(told).toEqual([undefined])
})
