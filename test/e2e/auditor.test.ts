import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** An auditor comes: figures of the household report open their records, and the bundle of a site has what it says. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

interface ManifestFile {
  readonly Name: string
  readonly Rows: number
  readonly Bytes: number
  readonly Sha256: string
}

/** Number behind a figure's words, as it is read. */
async function openFigure(page: Page, name: RegExp): Promise<number> {
  const figure = page.getByRole('button', { name }).first()
  const shown = Number((await figure.innerText(patient)).replaceAll(',', ''))
  await figure.click()
  return shown
}

async function bundleOf(page: Page): Promise<Readonly<Record<string, Uint8Array>>> {
  await page.getByRole('button', { name: 'Make the file' }).click(patient)
  await openPage(page, '/FoodBank#/app/exports')
  const download = page.getByRole('button', { name: 'Download File for an audit' }).first()
  const saved = page.waitForEvent('download', patient)
  await download.click(patient)
  return unzipSync(await readFile(await (await saved).path()))
}

it('an auditor is given figures with their records, and a bundle whose counts and sums are true', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.admin)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/FoodBank#/app/orderahead-household-report')
  await page.getByRole('button', { name: /^Change:/ }).click(patient)
  await page.getByLabel('Period').selectOption({ label: 'This federal fiscal year' })
  await page.getByRole('heading', { name: 'All together' }).waitFor(patient)
  const shown = await openFigure(page, /^Households with children: All together/)
  expect(shown).toBeGreaterThan(0)
  const records = page.getByRole('dialog', { name: 'Households with children: All together' })
  await expect.poll(() => records.getByRole('link').count(), patient).toBe(Math.min(shown, 100))
  await records.getByRole('button', { name: 'Close' }).click()

  const files = await bundleOf(page)
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as { Files: ManifestFile[] }
  expect(manifest.Files.map(({ Name }) => Name)).toEqual(
    expect.arrayContaining(['README.txt', 'certificates.csv', 'hand-overs.csv', 'stock-lost.csv', 'rules.json']),
  )
  for (const { Name, Rows, Bytes, Sha256 } of manifest.Files) {
    const content = files[Name] ?? new Uint8Array()
    expect([Name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([Name, Bytes, Sha256])
    // No field of these lists has a line break.
    if (Name.endsWith('.csv'))
      expect([Name, strFromU8(content).trimEnd().split('\r\n').length - 1]).toEqual([Name, Rows])
  }
  const rowsOf = (name: string) => manifest.Files.find(({ Name }) => Name === name)?.Rows ?? 0
  expect(rowsOf('hand-overs.csv')).toBeGreaterThan(0)
  expect(rowsOf('certificates.csv')).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await context.close()
})
