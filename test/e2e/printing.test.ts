import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { extractTextItems } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffLanguages } from '../../shared/core/text/languages.ts'
import type { ReportTable } from '../../shared/work/reports/build.ts'
import { reportHtml } from '../../shared/work/reports/document.ts'
import { sharedUrl } from './app.ts'
import { openWindow } from './browser.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, firstRow, openPage, patient } from './pages.ts'

/** Pages on paper, as the browser prints them: the content alone, whole, on white, with no row on two pages. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** Letter in points, and the margin that browsers begin with. */
const paper = { width: 612, height: 792, margin: 28.35 }
/** CSS pixels between the margins. */
const printable = { width: 740, height: 980 }

const flat = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** The words of each page, where they stand. */
async function printed(page: Page) {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const file = await page.pdf({ format: 'Letter', margin, printBackground: true })
  const { items } = await extractTextItems(new Uint8Array(file))
  return items.map((words) => words.filter(({ str }) => str.trim() !== ''))
}
type Pages = Awaited<ReturnType<typeof printed>>

const textOf = (pages: Pages) => flat(pages.flatMap((words) => words.map(({ str }) => str)).join(''))

function expectWithinMargins(pages: Pages): void {
  const outside = pages
    .flat()
    .filter(({ x, width }) => x < paper.margin - 1 || x + width > paper.width - paper.margin + 1)
  expect(outside.map(({ str }) => str)).toEqual([])
}

/** Controls that only work on a screen and are still there on paper. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, header, button, input, select, a.MuiButton-root, [role=combobox]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Elements wider than their place: an edge cuts them off, and nobody can scroll paper. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => `${element.className}: ${element.scrollWidth} of ${element.clientWidth}`),
  )

/** Surfaces that print dark, and drawn words that print light. */
const againstWhite = (page: Page) =>
  page.evaluate(() => {
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      const scale = colour.startsWith('color(') ? 255 : 1
      return { alpha, is: (scale * (red + green + blue)) / 3 }
    }
    const all = [document.documentElement, ...document.querySelectorAll('body, body *')]
    return all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { backgroundColor, fill } = getComputedStyle(element)
        const surface = brightness(backgroundColor)
        const isDark = surface.alpha > 0.2 && surface.is < 200
        const isLight = element.tagName === 'text' && brightness(fill).is > 140
        return isDark || isLight ? [`${element.tagName} ${element.className}: ${isDark ? backgroundColor : fill}`] : []
      })
  })

async function expectReadableOnWhite(page: Page): Promise<void> {
  expect(await againstWhite(page)).toEqual([])
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document, { runOnly: ["color-contrast"] })')) as {
    violations: { nodes: { html: string }[] }[]
  }
  expect(found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** Texts of the parts of the content. */
const saidBy = (page: Page, content: string) =>
  page.evaluate((within) => {
    const parts = ['h1', 'h2', 'th', 'td', 'dt', 'dd', 'figcaption'].map((part) => `${within} ${part}`)
    return (
      [...document.querySelectorAll<HTMLElement>(parts.join(', '))]
        .filter((element) => element.checkVisibility())
        // Notes of figures side by side wrap, so that the lines of one are not together in the paper's text: its words are.
        .flatMap((element) => (element.tagName === 'DD' ? element.innerText.split(/\s+/) : [element.innerText]))
    )
  }, content)

interface PrintedScreen {
  readonly name: string
  readonly user: string
  readonly path: () => Promise<string>
  readonly content: string
  /** At most. */
  readonly pages: number
}
const screens: readonly PrintedScreen[] = [
  {
    name: 'the impact page of a donor',
    user: accounts.donor,
    path: async () => '/Donor#/app/impact',
    content: 'main',
    pages: 2,
  },
  {
    name: 'the impact page of a food bank',
    user: accounts.coordinator,
    path: async () => '/FoodBank#/app/impact',
    content: 'main',
    pages: 2,
  },
  {
    name: 'a receipt',
    user: accounts.agency,
    path: async () =>
      `/Agency#/app/receipts/previous-submissions?id=${(await firstRow(accounts.agency, '/api/receipts?rows=1')).ID}`,
    content: '.MuiDrawer-paper',
    pages: 1,
  },
  {
    name: 'the customer summary',
    user: accounts.admin,
    path: async () => '/FoodBank#/app/orderahead-customer-summary',
    content: 'main',
    pages: 3,
  },
]

/** Opens a screen in a language and in the dark that its user chose. */
async function openInTheDark(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('gleanery.language', chosen)
    localStorage.setItem('mui-mode', 'dark')
  }, language)
  await openPage(page, path)
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-scheme'))).toBe('dark')
}

describe('a page on paper', () => {
  it.each(screens)('$name: the content alone, whole, and dark on white in both languages', async (screen) => {
    const { page, context, problems } = await signInAs(browser, sharedUrl(), screen.user)
    const path = await screen.path()
    for (const language of staffLanguages) {
      await openInTheDark(page, path, language)
      await page.locator(`${screen.content} h1, ${screen.content} h2`).first().waitFor(patient)
      await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'), undefined, patient)
      const pages = await printed(page)
      expectWithinMargins(pages)
      expect(pages.length, language).toBeLessThanOrEqual(screen.pages)
      await page.emulateMedia({ media: 'print' })
      const text = textOf(pages)
      const said = await saidBy(page, screen.content)
      expect(said.length).toBeGreaterThan(3)
      expect(said.filter((part) => !text.includes(flat(part)))).toEqual([])
      expect(await controls(page)).toEqual([])
      await expectReadableOnWhite(page)
      await page.setViewportSize(printable)
      expect(await cutOff(page)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ media: null })
    }
    expect(problems).toEqual([])
    await context.close()
  })

  it('a chart gets as narrow as the paper, which no observer of its size is told of', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.donor)
    await openPage(page, '/Donor#/app/impact')
    await page.locator('main figure svg').first().waitFor(patient)
    // Measured in the same task: before observers are told.
    const { wide, narrow } = await page.evaluate(() => {
      const [figure, chart] = ['main figure', 'main figure svg'].map((one) => document.querySelector<HTMLElement>(one))
      if (!figure || !chart) throw new Error('No chart')
      const wide = chart.getBoundingClientRect().width
      figure.style.width = '400px'
      const drawn = [...chart.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)
      return { wide, narrow: Math.max(...drawn) - figure.getBoundingClientRect().left }
    })
    expect(wide).toBeGreaterThan(600)
    expect(narrow).toBeLessThanOrEqual(401)
    await context.close()
  })
})

const rows = 120
/** The cells of a row begin and end with words of its own; long ones take several lines. */
const longReport: ReportTable = {
  title: 'Receipts by category',
  lead: ['Food Bank of the Middle Valley', 'January 1, 2026 – November 20, 2026'],
  columns: ['Day', 'Code', 'Agency', 'Donor', 'Location', 'Category', 'Pounds'].map((head) => ({
    head,
    isNumber: head === 'Pounds',
  })),
  rows: Array.from({ length: rows }, (_, row) => [
    'November 20, 2026',
    `R${row}x`,
    `A${row}x Community Kitchen and Shelter of the Seven Neighborhoods beside the Old Station Z${row}x`,
    'Fresh Market & Sons',
    'MARKET-EAST-12',
    'Prepared and perishable food',
    1234.5,
  ]),
  totals: ['Total', '', '', '', '', '', rows * 1234.5],
}

/** Of a report, whose margins are 15 mm. */
const withinOwnMargins = { width: 702, height: 942 }

/** Number of pages that the rows fill, each as high as it is, below the head that each page repeats. */
const pagesOf = (page: Page) =>
  page.evaluate((height) => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    const head = heightOf(document.querySelector('thead'))
    let pages = 1
    let left = height - (document.querySelector('tbody')?.getBoundingClientRect().top ?? 0)
    for (const row of document.querySelectorAll('tbody tr, tfoot tr')) {
      if (heightOf(row) > left) {
        pages += 1
        left = height - head
      }
      left -= heightOf(row)
    }
    return pages
  }, withinOwnMargins.height)

describe('a report on paper', () => {
  it.each(staffLanguages)(
    'of many pages in the dark (%s): no column is cut off, and no row stands on two pages',
    async (language) => {
      const { page, context } = await openWindow(browser, { colorScheme: 'dark' })
      await page.setContent(reportHtml(longReport, language))
      const pages = await printed(page)
      expectWithinMargins(pages)
      const texts = pages.map((words) => textOf([words]))
      for (const { head } of longReport.columns) expect(texts.filter((text) => !text.includes(head))).toEqual([])
      const split = Array.from({ length: rows }, (_, row) => [`R${row}x`, `A${row}x`, `Z${row}x`]).filter(
        (words) => texts.filter((text) => words.some((word) => text.includes(word))).length !== 1,
      )
      expect(split).toEqual([])
      const filled = pages.slice(0, -1).map((words) => Math.min(...words.map(({ y }) => y)))
      expect(Math.max(...filled)).toBeLessThan(paper.height / 4)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.setViewportSize(withinOwnMargins)
      expect(Math.abs(pages.length - (await pagesOf(page)))).toBeLessThanOrEqual(1)
      expect(await cutOff(page)).toEqual([])
      await expectReadableOnWhite(page)
      await context.close()
    },
  )

  it('a table that is wider than the paper is not cut off by what scrolls on a screen', async () => {
    const { page, context } = await openWindow(browser)
    const wide = {
      ...longReport,
      rows: longReport.rows.slice(0, 3).map((row) => [...row.slice(0, 4), 'LOCATION'.repeat(5), ...row.slice(5)]),
    }
    await page.setContent(reportHtml(wide, 'en'))
    const pages = await printed(page)
    expectWithinMargins(pages)
    expect(textOf(pages)).toContain('LOCATION'.repeat(5))
    await context.close()
  })
})
