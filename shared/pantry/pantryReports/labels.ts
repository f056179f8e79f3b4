import { fill, type Language } from '../../core/text/text.ts'
import { orderCode } from '../orders/order.ts'
import { labelTexts } from './labelTexts.ts'
import { isChilled, isFrozen, type OrderFacts } from './orderFacts.ts'
import type { LabelSheet } from './pantryReport.ts'

/**
 * Labels of the bags: what the table needs to find them, and nothing that tells others about a person: no last name, no
 * address, no TEFAP (decision 90). They are in the neighbor's language, or
 * all in that of the table.
 */

export interface BagLabel {
  /** First name and initial; undefined when names are left out. */
  readonly name: string | undefined
  readonly code: string
  readonly bag: string
  /** Storage of the bag; empty for dry food. */
  readonly keep: string
  readonly language: Language
}

export interface LabelOptions {
  readonly labelsPerOrder: number
  readonly includeCustomerName: boolean
  /** Of all labels; without it each is in its neighbor's. */
  readonly language?: Language | undefined
}

const initialOf = (name: string) => [...new Intl.Segmenter('en').segment(name.trim())][0]?.segment ?? ''
/** One letter of these scripts is a whole last name. */
const wholeName = /[\p{Script=Han}\p{Script=Hangul}]/u
export function labelName({ FirstName, LastName }: { FirstName: string; LastName: string }): string {
  const initial = initialOf(LastName)
  return initial === '' || wholeName.test(initial)
    ? FirstName.trim()
    : `${FirstName.trim()} ${initial.toLocaleUpperCase('en')}.`
}

export function labelsOf(order: OrderFacts, options: LabelOptions): BagLabel[] {
  const { labelsPerOrder: count, includeCustomerName, language = order.Customer.Language } = options
  const text = labelTexts[language]
  const [chilled, frozen] = [isChilled(order), isFrozen(order)]
  const keep =
    chilled && frozen ? `${text.coldFood} · ${text.frozenFood}` : chilled ? text.cold : frozen ? text.frozen : ''
  return Array.from({ length: count }, (_, index) => ({
    name: includeCustomerName ? labelName(order.Customer) : undefined,
    code: orderCode(order.ID),
    bag: fill(text.bag, { number: index + 1, count }),
    keep,
    language,
  }))
}

/** Positions of the labels on a page, in points (72 an inch): the makers' measures. */
export interface LabelLayout {
  readonly page: readonly [width: number, height: number]
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** From one label's edge to the next one's. */
  readonly stepX: number
  readonly stepY: number
}

const letter = [612, 792] as const
const roll = (width: number, height: number): LabelLayout => ({
  page: [width, height],
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  width,
  height,
  stepX: width,
  stepY: height,
})

export const labelLayouts: Readonly<Record<LabelSheet, LabelLayout>> = {
  // 30 of 2 5/8 x 1 in.
  5160: { page: letter, columns: 3, rows: 10, left: 13.5, top: 36, width: 189, height: 72, stepX: 198, stepY: 72 },
  // 10 of 4 x 2 in.
  5163: { page: letter, columns: 2, rows: 5, left: 11.25, top: 36, width: 288, height: 144, stepX: 301.5, stepY: 144 },
  ROLL4X6: roll(288, 432),
  // 4 x 2 5/16 in.
  ROLL4X2: roll(288, 166.5),
}

/** Position of the label with this index: its page, and its left upper corner. */
export function labelPosition(index: number, { columns, rows, left, top, stepX, stepY }: LabelLayout) {
  const onPage = index % (columns * rows)
  const x = left + (onPage % columns) * stepX
  const y = top + Math.floor(onPage / columns) * stepY
  return { page: Math.floor(index / (columns * rows)), x, y }
}
