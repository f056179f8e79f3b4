import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright'
import { browserArguments, installedBrowser } from './chromium.ts'

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    ...(await installedBrowser()),
    args: browserArguments,
    headless: true,
  })
}

/** Problems in a page that no step of a journey would notice. */
export interface Watched {
  readonly page: Page
  readonly problems: string[]
}

const password = 'Good-Food-4-All!'

type WindowOptions = Parameters<Browser['newContext']>[0]
export type Window = Watched & { readonly context: BrowserContext }

/** A window of its own, and what goes wrong in it. */
export async function openWindow(browser: Browser, options: WindowOptions = {}): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // A step waits until what it clicks stands still.
    reducedMotion: 'reduce',
    // Requests of a worker can't be intercepted, and its loads take time of the next step.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (fault) => problems.push(String(fault)))
  page.on('console', (message) => {
    // A refused token is renewed by the app; the browser writes the 401 down all the same.
    if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text())
  })
  return { page, problems, context }
}

/** Signs in as a demo account, in a window of its own. */
export async function enterAs(
  browser: Browser,
  url: string,
  userName: string,
  options: WindowOptions = {},
): Promise<Window> {
  const opened = await openWindow(browser, options)
  await signInOn(opened.page, url, userName)
  return opened
}

/** Signs in on the page, in English. */
export async function signInOn(page: Page, url: string, userName: string): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/#\/app/, { waitUntil: 'commit', timeout: 90_000 })
}
