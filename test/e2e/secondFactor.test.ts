import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '../../infra/local/pool/totp.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, patient } from './pages.ts'

/** Signing in with an authenticator app, from its enrolment to a food bank that requires it. */

let app: OwnApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

/** Code of an authenticator app at the app's time. */
async function codeNow(secret: string): Promise<string> {
  const { headers } = await fetch(`${app.url}/config.json`)
  return codeAt(secret, Date.parse(headers.get('date') ?? ''))
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    violations: { id: string }[]
  }
  return found.violations.map(({ id }) => id)
}

/** Enrols an authenticator app; answers its secret. */
async function enrol(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click(patient)
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor(patient)
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const link = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')
  expect(link).toContain(`secret=${secret}`)
  await expect.poll(() => violations(page), patient).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeNow(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  return secret
}

const enterPassword = async (page: Page, userName: string) => {
  await page.goto(`${app.url}/sign-in`)
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.locator('input[type=password]').fill('Good-Food-4-All!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click(patient)
  await page.getByRole('menuitem', { name: 'Sign out' }).click(patient)
  await page.waitForURL(/sign-in/, patient)
}

it('a second factor is set up, asked for at sign-in, and turned off', async () => {
  const { page, problems, context } = await signInAs(browser, app.url, accounts.store)
  await page.getByRole('button', { name: /^Account of/ }).click(patient)
  await page.getByRole('menuitem', { name: 'Second factor' }).click(patient)
  const secret = await enrol(page)
  await page.getByRole('button', { name: 'Turn off' }).waitFor(patient)
  await signOut(page)

  await app.advance(1)
  await enterPassword(page, accounts.store)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor(patient)
  await expect.poll(() => violations(page), patient).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('12345')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('That code is not right.').waitFor(patient)
  const code = await codeNow(secret)
  await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/#\/app/, patient)

  await page.goto(`${app.url}/Donor#/app/second-factor`)
  await page.getByRole('button', { name: 'Turn off' }).click(patient)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click(patient)
  await page.getByRole('button', { name: 'Set up', exact: true }).waitFor(patient)
  await signOut(page)
  await enterPassword(page, accounts.store)
  await page.waitForURL(/#\/app/, patient)
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
  await context.close()
})

it('a role that requires a second factor opens nothing but its enrolment until there is one', async () => {
  const admin = await signInAs(browser, app.url, accounts.admin)
  await admin.page.goto(`${app.url}/FoodBank#/app/realtime-settings`)
  await admin.page.getByRole('link', { name: 'Sign-in Security' }).click(patient)
  await admin.page.getByRole('checkbox', { name: 'Food bank coordinator' }).check(patient)
  await expect.poll(() => violations(admin.page), patient).toEqual([])
  await admin.page.getByRole('button', { name: 'Save' }).click()
  await admin.page.getByText('The requirement is saved.').waitFor(patient)

  const { page, problems, context } = await signInAs(browser, app.url, accounts.coordinator)
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor(patient)
  expect(await page.getByRole('navigation').count()).toBe(0)
  const tokenOf = await fetch(`${app.url}/local/token?user=${accounts.coordinator}`)
  const { token } = (await tokenOf.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${app.url}/api/FoodBankRealTimeGrid`, { headers })).status).toBe(403)

  await enrol(page)
  await page.getByRole('navigation').first().waitFor(patient)
  await page.goto(`${app.url}/FoodBank#/app/second-factor`)
  await page.getByText('Your food bank requires it in your role.').waitFor(patient)
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0)
  expect([...problems, ...admin.problems]).toEqual([])
  await Promise.all([context.close(), admin.context.close()])
})
