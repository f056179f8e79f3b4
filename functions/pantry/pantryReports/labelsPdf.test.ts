import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { languages } from '../../../shared/core/text/languages.ts'
import { labelLayouts, labelsOf } from '../../../shared/pantry/pantryReports/labels.ts'
import { labelTexts } from '../../../shared/pantry/pantryReports/labelTexts.ts'
import type { LabelSheet } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import { orderFacts } from '../../../shared/pantry/pantryReports/report.fixture.ts'
import { labelsPdf } from './labelsPdf.ts'

/** Labels as they look on paper. */

const label = { name: undefined, code: 'EC', bag: 'Bag 1 of 1', keep: 'Keep frozen', language: 'en' as const }
/** Share of its size that a letter reaches below its line. */
const descent = 0.3

/** End of the bag's line and beginning of the widest box, which is the bar: in points from the page's top. */
async function drawn(sheet: LabelSheet) {
  const content = await labelsPdf([label], sheet, { title: 'Labels', language: 'en' })
  const page = await (await getDocumentProxy(new Uint8Array(content))).getPage(1)
  const { items } = await page.getTextContent()
  const bag = items.find((item) => 'str' in item && item.str === label.bag)
  if (!bag || !('transform' in bag)) throw new Error('No line of the bag')
  const { argsArray } = await page.getOperatorList()
  const boxes = argsArray.flatMap((args) => (args?.[2]?.length === 4 ? [Array.from<number>(args[2])] : []))
  const [bar = []] = boxes.toSorted(([a = 0, , b = 0], [c = 0, , d = 0]) => d - c - (b - a))
  return { lineEnds: (page.view[3] ?? 0) - bag.transform[5] + descent * bag.transform[3], barBegins: bar[1] ?? 0 }
}

it.each(Object.keys(labelLayouts) as LabelSheet[])(
  'the black bar leaves the line above it alone on %s',
  async (sheet) => {
    const { lineEnds, barBegins } = await drawn(sheet)
    expect(barBegins - lineEnds).toBeGreaterThan(2)
  },
)

const firstNames = { ar: 'فاطمة', ko: '민수', ru: 'Екатерина', vi: 'Nguyễn', zh: '美玲' }

/** Letters of a file, whatever their order. */
const lettersOf = (text: string) => [...text.normalize('NFKC').replace(/[\s\p{Cc}]/gu, '')].toSorted().join('')

it.each(languages)(
  'each letter of a label in %s is printed, in order from right to left where the language is',
  async (language) => {
    const facts = orderFacts()
    const FirstName = { ...firstNames }[language as 'ar'] ?? 'Rosa'
    const order = { ...facts, Customer: { ...facts.Customer, FirstName, LastName: '', Language: language } }
    const labels = labelsOf(order, { labelsPerOrder: 1, includeCustomerName: true })
    const content = await labelsPdf(labels, '5163', { title: 'Labels', language: 'en' })
    const page = await (await getDocumentProxy(new Uint8Array(content))).getPage(1)
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item)
    const keep = labelTexts[language].cold
    expect(lettersOf(items.map(({ str }) => str).join(''))).toBe(lettersOf(`${FirstName}1267${labels[0]?.bag}${keep}`))
    // The code ends where the label ends, or begins where the name does.
    const [first, code] = [items.find(({ str }) => /\p{L}/u.test(str)), items.find(({ str }) => str === '1267')]
    const { width } = labelLayouts[5163]
    const right = (code?.transform[4] ?? 0) + (code?.width ?? 0)
    if (language === 'ar') expect(right).toBeCloseTo(labelLayouts[5163].left + width - 144 * 0.06, 0)
    else expect(code?.transform[4]).toBe(first?.transform[4])
  },
)
