import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser } from './journey.ts'
import { accounts, patient } from './pages.ts'

/** The neighbors' document on a phone: the sign-in, the way to the food, and what is there without a signal. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** A phone on which the neighbor signed in, at the address that they came for. */
async function openAsNeighbor(path: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (fault) => problems.push(String(fault)))
  await page.goto(`${sharedUrl()}${path}`)
  if (path.startsWith('/neighbor')) await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByLabel('E-mail or phone number').fill(accounts.neighbor)
  await page.locator('input[type=password]').fill('Good-Food-4-All!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return { page, context, problems }
}

describe('a neighbor', () => {
  it('signs in where they came to, finds the way to the food, and is greeted in Spanish when they choose it', async () => {
    const { page, context, problems } = await openAsNeighbor('/neighbor#/app/my-orders')
    await page.getByRole('heading', { name: 'My orders', level: 1 }).waitFor(patient)
    await page.getByRole('link', { name: 'Order food' }).last().click()
    await page.waitForURL(/orderahead-customer-order\/(pickup|delivery)/, patient)
    await page.locator('main h1').waitFor(patient)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
    await page.getByRole('link', { name: 'Inicio' }).last().click()
    await page.getByRole('heading', { name: /^Hola,/ }).waitFor(patient)
    expect(problems).toEqual([])
    await context.close()
  })

  it('who signs in at the staff’s address comes to the neighbors’ screens', async () => {
    const { page, context } = await openAsNeighbor('/sign-in')
    await page.waitForURL(/\/neighbor#\/app\/home/, patient)
    await page.getByRole('heading', { name: /^Hello/ }).waitFor(patient)
    await context.close()
  })

  it('opens again without a signal: the next order with its code, the cart, and the order’s own page', async () => {
    const { page, context } = await openAsNeighbor('/neighbor')
    const code = page.getByText('Order code', { exact: true }).locator('+ p')
    await code.waitFor(patient)
    const known = await code.innerText()
    await page.getByRole('link', { name: 'Order food' }).last().click()
    // The last day: the demo's limits count the orders of a week.
    const days = page.getByRole('group', { name: /^Days at/ }).first()
    await days.locator('> button').last().click(patient)
    await page
      .getByRole('group', { name: /^Times on/ })
      .getByRole('button')
      .first()
      .click(patient)
    await page.getByRole('button', { name: /^Add / }).first().click(patient)
    await page.getByRole('link', { name: 'Home' }).last().click()
    await page.getByRole('link', { name: 'Show my order' }).waitFor(patient)
    // The document, and the files of every screen, are kept a few seconds after the first one.
    const keptFiles = () =>
      page.evaluate(async () => (await (await caches.open('gleanery-neighbor')).keys()).map(({ url }) => url).join(' '))
    await expect.poll(keptFiles, patient).toMatch(/OrderPage-.*ProductsPage-|ProductsPage-.*OrderPage-/)
    await context.setOffline(true)
    await page.reload()
    await page.getByText(/^No connection. What you see is as of /).waitFor(patient)
    await page.getByText('1 item is waiting in your cart.').waitFor()
    expect(await code.innerText()).toBe(known)
    await page.getByRole('link', { name: 'Show my order' }).click()
    await page.getByRole('img', { name: `QR code of order ${known}` }).waitFor(patient)
    await page.reload()
    await page.getByRole('img', { name: `QR code of order ${known}` }).waitFor(patient)
    await page.getByText(/^No connection. What you see is as of /).waitFor()
    await context.close()
  })
})
