import type { Page } from 'playwright'
import { onTestFailed, TestRunner } from 'vitest'
import { appsServe, sharedUrl } from './app.ts'
import * as browser from './browser.ts'

/** Additions of the journeys to a browser: they wait for the apps, and a failed one says what its pages show. */

export async function openBrowser(): ReturnType<typeof browser.launchBrowser> {
  await appsServe()
  return browser.launchBrowser()
}

/** Of the app that a worker's journeys share, by account: the browser's storage after the sign-in, and the home. */
const sessions = new Map<string, { readonly storageState: StorageState; readonly home: string }>()
type StorageState = Awaited<ReturnType<browser.Window['context']['storageState']>>

/** Signs in as a demo account of the shared app once; from then on a window opens signed in. */
async function enter(...given: Parameters<typeof browser.enterAs>): Promise<browser.Window> {
  const [own, url, userName, options] = given
  if (url !== sharedUrl()) return browser.enterAs(...given)
  const session = sessions.get(userName)
  if (!session) {
    const opened = await browser.enterAs(...given)
    sessions.set(userName, { storageState: await opened.context.storageState(), home: opened.page.url() })
    return opened
  }
  const opened = await browser.openWindow(own, { ...options, storageState: session.storageState })
  await opened.page.goto(session.home)
  return opened
}

export async function signInAs(...given: Parameters<typeof browser.enterAs>): Promise<browser.Window> {
  const [own, , userName] = given
  const signedIn = await enter(...given).catch(async (error) => {
    const page = own.contexts().at(-1)?.pages()[0]
    if (page) await describePage(page, userName)
    throw error
  })
  const { page, problems } = signedIn
  // No test's own when it is a hook that signs in.
  if (TestRunner.getCurrentTest()) onTestFailed(() => describePage(page, userName, problems))
  return signedIn
}

/** A step that waited in vain does not say what was there instead. */
async function describePage(page: Page, userName: string, problems: readonly string[] = []): Promise<void> {
  const shown = page.isClosed() ? 'closed' : await page.locator('body').innerText().catch(String)
  console.error([`${userName} at ${page.url()}`, ...problems, shown.slice(0, 2_000)].join('\n'))
}

/** Stops the clock of a page that was opened with an installed one; from then on it goes by `runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  // Ahead, because it goes on until the call arrives and can't be set back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
}
