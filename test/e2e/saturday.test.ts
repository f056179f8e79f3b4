import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saturdayAt } from '../tools/drill/saturday/saturday.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser } from './journey.ts'

/** The Saturday of `npm run drill -- saturday` with a handful of orders: three tablets, and every number beside the ledger's. */

let app: OwnApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

it('a window is packed, handed over and settled on three tablets, and all numbers are those of a ledger beside', async () => {
  const { comparison, problems } = await saturdayAt(app.url, browser, { orders: 8, seed: 1, say: () => undefined })
  expect(comparison.differences).toEqual([])
  expect(comparison.counts.get('products grid')).toBeGreaterThan(100)
  expect(problems).toEqual([])
})
