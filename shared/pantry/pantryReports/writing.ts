import { fullMinuteOf } from '../../core/time/wallTime.ts'
import { formatHour } from '../../core/time/zone.ts'
import type { OrderStatusCode } from '../orders/status.ts'
import { orderTexts } from '../orders/texts/orders.ts'
import { sourceList } from '../products/reference.ts'
import type { ReportCell, Writing } from './table.ts'
import { customerReportTexts } from './texts.ts'

/** Formats of cells. Days stay `2026-11-24`: they sort, and every spreadsheet reads them. */

/** '9:00 AM' of '09:00:00' */
const wallTime = (time: string, { language }: Writing): string => formatHour(fullMinuteOf(time), language)

/** '10:00 – 11:00 AM': what both have in common is said once. */
export function windowHours({ StartTime, EndTime }: { StartTime: string; EndTime: string }, writing: Writing): string {
  const [start, end] = [wallTime(StartTime, writing), wallTime(EndTime, writing)]
  // A walk-in has a moment alone.
  if (StartTime === EndTime) return start
  const half = / .*$/.exec(end)?.[0] ?? ''
  return `${half !== '' && start.endsWith(half) ? start.slice(0, -half.length) : start} – ${end}`
}

export const personText = ({ FirstName, LastName }: { FirstName: string; LastName: string }) =>
  `${FirstName} ${LastName}`.trim()

export const yesText = (is: boolean, { language }: Writing) => (is ? customerReportTexts[language].yes : '')

export function triState(is: boolean | null, { language }: Writing): string {
  const text = customerReportTexts[language]
  if (is === null) return text.unknown
  return is ? text.yes : text.no
}

export const statusText = (code: OrderStatusCode, { language }: Writing) => orderTexts[language][code]

export const stopText = (address: { AddressLine1: string; AddressLine2: string; City: string } | null) =>
  address ? [address.AddressLine1, address.AddressLine2, address.City].filter((part) => part !== '').join(', ') : ''

/** Text of a cell on paper. */
export const cellOnPaper = (cell: ReportCell, locale: string) => {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell.toLocaleString(locale, { maximumFractionDigits: 2 }) : cell
}

/** On paper by its name; a file keeps the code, by which TEFAP is told apart. */
export const sourceText = (code: string | null, { isPaper, language }: Writing): string | null =>
  (isPaper ? sourceList(language).find(({ Code }) => Code === code)?.Name : undefined) ?? code
