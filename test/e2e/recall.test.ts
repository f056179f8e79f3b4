import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Recall } from '../../shared/pantry/recall/recall.ts'
import { sharedUrl } from './app.ts'
import { openWindow } from './browser.ts'
import { openBrowser } from './journey.ts'
import { accounts, answerTo, askAs, fitsWindow, patient } from './pages.ts'

/** A recall as a family meets it: the message in the inbox, its link on a phone, and its answer on staff's list. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const recallOf = (id: number, lot = '') =>
  answerTo<Recall>(accounts.coordinator, `/api/orderahead/inventory/${id}/recall${lot && `?lot=${lot}`}`)

/** A lot of the demo that can still be held, of a product that has another one which was recalled. */
async function lotToHold(): Promise<{ id: number; lot: string }> {
  const { rows } = await answerTo<{ rows: { ID: number }[] }>(
    accounts.coordinator,
    '/api/PantryInventoryItemsGrid?rows=100',
  )
  for (const { ID: id } of rows) {
    const { Lots = [] } = await recallOf(id)
    const open = Lots.find(({ State }) => State === undefined)
    if (open && Lots.some(({ State }) => State !== undefined)) return { id, lot: open.Lot }
  }
  throw new Error('The demo has no product with a recalled lot')
}

async function hold(id: number, Lot: string, IsOnHold: boolean) {
  const { token } = (await (await fetch(`${sharedUrl()}/local/token?user=${accounts.coordinator}`)).json()) as {
    token: string
  }
  await fetch(`${sharedUrl()}/api/orderahead/inventory/${id}/hold`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ IsOnHold, Lot }),
  })
}

async function linkSentTo(address: string, lot: string): Promise<string> {
  const read = async (query: string) => (await fetch(`${sharedUrl()}/local/inbox?${query}`)).text()
  const found = async () => {
    const list = await read(`to=${encodeURIComponent(address)}`)
    const id = list
      .split('</tr>')
      .flatMap((row) => (row.includes(lot) ? (row.match(/\?id=([\w-]+)/)?.[1] ?? []) : []))[0]
    return id === undefined ? '' : ((await read(`id=${id}`)).match(/\/recalled#\/\d+\/[\w-]+/)?.[0] ?? '')
  }
  await expect.poll(found, patient).not.toBe('')
  return found()
}

it('reaches a family by its mail, whose link opens the notice and brings the answer to staff', async () => {
  const { id, lot } = await lotToHold()
  await hold(id, lot, true)
  const { Orders } = await recallOf(id, lot)
  const family = Orders.find(({ Neighbor, HandedOver }) => Neighbor.EMailAddress && HandedOver)?.Neighbor
  await askAs(accounts.coordinator, `/api/orderahead/inventory/${id}/recall/tell`, { lot })
  const link = await linkSentTo(family?.EMailAddress ?? '', lot)

  const { page, problems, context } = await openWindow(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${sharedUrl()}${link}`)
  await page.getByText(`Lot ${lot}`).waitFor(patient)
  expect(await fitsWindow(page)).toBe(true)
  await page.getByRole('button', { name: 'We threw it away' }).click(patient)
  await page.getByText('Thank you. We have your answer.').waitFor(patient)
  const answers = async () =>
    (await recallOf(id, lot)).Orders.filter(({ Neighbor }) => Neighbor.ID === family?.ID).map(
      ({ Answer }) => Answer?.Kind,
    )
  await expect.poll(answers, patient).toContain('threwAway')
  expect(problems).toEqual([])
  await context.close()
  await hold(id, lot, false)
})
