import type { Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import * as browser from './browser.ts'
import { productsServe } from './product.ts'

/** What the journeys add to a browser: they wait for the products, and a failed one says what its pages show. */

export async function openBrowser(): ReturnType<typeof browser.launchBrowser> {
  await productsServe()
  return browser.launchBrowser()
}

export async function signInAs(...given: Parameters<typeof browser.enterAs>): ReturnType<typeof browser.enterAs> {
  const [own, , userName] = given
  const signedIn = await browser.enterAs(...given).catch(async (error) => {
    const page = own.contexts().at(-1)?.pages()[0]
    if (page) await describePage(page, userName)
    throw error
  })
  const { page, problems } = signedIn
  // No test's own when it is a hook that signs in.
  if (expect.getState().currentTestName) onTestFailed(() => describePage(page, userName, problems))
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
