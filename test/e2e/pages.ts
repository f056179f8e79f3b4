import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { apiVersion, apiVersionHeader } from '../../shared/core/schema/endpoint.ts'
import { sharedUrl } from './app.ts'

/** Ways to a screen of the shared app, and what its API answers to compare with. */

/** Three workers share two cores: what takes two seconds on an idle machine may take forty. */
export const patient = { timeout: 90_000 }

export const accounts = {
  agency: 'agency@demo.gleanery.example',
  store: 'store@demo.gleanery.example',
  donor: 'donor@demo.gleanery.example',
  bulk: 'bulk@demo.gleanery.example',
  coordinator: 'coordinator@demo.gleanery.example',
  admin: 'admin@demo.gleanery.example',
  kitchen: 'kitchen@demo.gleanery.example',
  network: 'network@demo.gleanery.example',
  association: 'association@demo.gleanery.example',
  coop: 'coop@demo.gleanery.example',
  pantries: 'pantries@demo.gleanery.example',
  volunteer: 'volunteer@demo.gleanery.example',
  neighbor: 'neighbor@demo.gleanery.example',
} as const

/** Loads a screen anew, with a new document. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${sharedUrl()}${path}`)
  await page.locator('main h1').first().waitFor(patient)
}

/** By the navigation to a screen: in the pantry's half, or among what is set up once. */
export async function goByRail(page: Page, screen: string, { isPantry = false, isSetup = false }): Promise<void> {
  if (isPantry) await page.getByRole('link', { name: 'Pantry', exact: true }).click(patient)
  if (isSetup) await page.getByRole('button', { name: 'Set up and records' }).click(patient)
  // Its name ends with the number of what waits there as soon as that is known; a page may have a link of the same name.
  const rail = page.getByRole('navigation', { name: 'Main', exact: true })
  await rail.getByRole('link', { name: new RegExp(`^${screen}( ?[0-9]+[+]?)?$`) }).click(patient)
}

/** From the next document on the page speaks this language. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('gleanery.language', chosen), language)
  await page.reload()
  await page.locator(`html[lang=${language}] main h1`).first().waitFor(patient)
}

/** Tells whether the page is no wider than its window. */
export const fitsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Addresses of the requests of one endpoint from now on. */
export function requestsTo(page: Page, path: string): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url())
  })
  return seen
}

async function tokenOf(user: string, url = sharedUrl()): Promise<string> {
  const { token } = (await (await fetch(`${url}/local/token?user=${user}`)).json()) as { token: string }
  return `Bearer ${token}`
}

/** Answer of an endpoint. */
export interface Answered<V> {
  readonly Successful: boolean
  readonly Value?: V
}

/** Asks the API in the name of a demo account; a body is posted. */
export async function askAs<V>(user: string, path: string, body?: unknown, url = sharedUrl()): Promise<Answered<V>> {
  const answer = await fetch(`${url}${path}`, {
    headers: {
      authorization: await tokenOf(user, url),
      [apiVersionHeader]: String(apiVersion),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Answered<V>
}

/** Value that the API answers to a demo account. */
export const answerTo = async <V>(user: string, path: string, url = sharedUrl()): Promise<V> =>
  (await askAs<V>(user, path, undefined, url)).Value as V

/** An order that staff of the food bank place for a neighbor; undefined when it is refused. */
export async function orderFor(customerId: number, order: unknown): Promise<number | undefined> {
  const path = `/api/orderahead/customer/${customerId}/orders`
  const { Successful, Value } = await askAs<{ OrderID: number }>(accounts.admin, path, order)
  return Successful ? Value?.OrderID : undefined
}

/** Donations of the demo's food bank in a stage, the newest first. */
async function donationsIn(stage: string, url: string): Promise<readonly number[]> {
  const { rows } = await answerTo<{ rows: { ID: number; Stage: string }[] }>(
    accounts.coordinator,
    '/api/FoodBankRealTimeGrid?rows=100',
    url,
  )
  const found = rows.filter((row) => row.Stage === stage)
  if (found.length === 0) throw new Error(`The demo has no donation in stage ${stage}`)
  return found.map(({ ID }) => ID)
}

/** The newest of them. */
export const donationIn = async (stage: string, url = sharedUrl()) => (await donationsIn(stage, url))[0] as number

/** The first row of a grid, as an account reads it. */
export async function firstRow(user: string, path: string, url = sharedUrl()): Promise<{ readonly ID: number }> {
  const { rows } = await answerTo<{ rows: { ID: number }[] }>(user, path, url)
  const [first] = rows
  if (!first) throw new Error(`${path} is empty for ${user}`)
  return first
}

/** A distributor's load of the demo that waits for the network. */
export const loadWaiting = async (url = sharedUrl()) =>
  (await firstRow(accounts.network, '/api/fano/distributor/matches/pending', url)).ID

/** An offer that the demo's agency can still answer. Those of the seed last an hour: then staff ask everybody of the next list. */
export async function openOffer(url = sharedUrl()): Promise<number> {
  const newest = async () => {
    const rows = await answerTo<{ IsOffered: boolean; MatchID: number }[]>(
      accounts.agency,
      '/api/agencies/current/donations/newinprogress',
      url,
    )
    return rows.findLast((row) => row.IsOffered)?.MatchID
  }
  const open = await newest()
  if (open) return open
  for (const id of (await donationsIn('pendingApproval', url)).toReversed()) {
    await askAs(accounts.coordinator, '/api/foodbanks/updateEscalationMode', { id, mode: 'simultaneous' }, url)
    await askAs(accounts.coordinator, `/api/foodbanks/current/matches/${id}/accept`, undefined, url)
    const offered = await newest()
    if (offered) return offered
  }
  throw new Error('No list of the demo has an agency that answers')
}
