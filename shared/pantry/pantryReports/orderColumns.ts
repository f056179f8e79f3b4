import { formatDay, formatInstant } from '../../core/time/zone.ts'
import { phoneText } from '../../network/people/contact.ts'
import { containsTefap, linePounds, type OrderLine, orderCode, orderTotals } from '../orders/order.ts'
import { isChilled, isFrozen, type OrderFacts } from './orderFacts.ts'
import { uncountedLines } from './served.ts'
import { productText } from './servedColumns.ts'
import type { ReportColumn, Writing } from './table.ts'
import { customerReportTexts } from './texts.ts'
import { personText, sourceText, statusText, stopText, windowHours, yesText } from './writing.ts'

/** Columns of the reports of orders. */

type Column = ReportColumn<OrderFacts>

const place: Column = { head: 'location', place: 'group', value: ({ Place }) => Place }
const day: Column = {
  head: 'date',
  place: 'group',
  value: ({ OrderDay }, { isPaper, language }) => (isPaper ? formatDay(OrderDay, language) : OrderDay),
}
const time: Column = { head: 'time', value: windowHours }
const code: Column = { head: 'order', value: ({ ID: id }) => orderCode(id) }
const neighbor: Column = { head: 'neighbor', value: ({ Customer }) => personText(Customer) }
const phone: Column = { head: 'phone', value: ({ Customer }) => phoneText(Customer.PhoneNumber ?? '') }
const status: Column = { head: 'status', value: ({ StatusCode }, writing) => statusText(StatusCode, writing) }

const products: Column = {
  head: 'products',
  isNumber: true,
  isSummed: true,
  value: (order) => orderTotals(order).items,
}
const pounds: Column = { head: 'pounds', isNumber: true, isSummed: true, value: (order) => orderTotals(order).pounds }
const keepText = (held: Parameters<typeof isChilled>[0], { language }: Writing) => {
  const text = customerReportTexts[language]
  return [isChilled(held) ? text.coldFood : '', isFrozen(held) ? text.frozenFood : ''].filter((mark) => mark).join(', ')
}
const keep: Column = { head: 'keep', value: keepText }
const tefap: Column = { head: 'tefapMark', value: (order, writing) => yesText(containsTefap(order), writing) }
const kind: Column = {
  head: 'kind',
  value: ({ WalkIn, IsDelivery }, { language }) => {
    const text = customerReportTexts[language]
    return WalkIn ? text.walkIn : IsDelivery ? text.delivery : text.pickup
  },
}
/** Columns of customer and times, for a report of all fields. */
const more: readonly Column[] = [
  { head: 'neighborId', place: 'full', value: ({ Customer }) => Customer.ID },
  { head: 'email', place: 'full', value: ({ Customer }) => Customer.EMailAddress },
  { head: 'zip', place: 'full', value: ({ Customer }) => Customer.PostalCode },
  { head: 'language', place: 'full', value: ({ Customer }) => Customer.Language },
  { head: 'placed', place: 'full', value: placedText },
]

/** Orders of other systems have a date before 1991 where theirs is missing. */
function placedText({ Created }: OrderFacts, { language, zone }: Writing): string {
  if (Number(Created.slice(0, 4)) < 1991) return customerReportTexts[language].unknown
  return formatInstant(new Date(Created), zone, language)
}

export const pickupColumns: readonly Column[] = [
  place,
  day,
  time,
  code,
  neighbor,
  phone,
  { head: 'household', isNumber: true, value: ({ Customer }) => Customer.HouseholdSize },
  products,
  { ...pounds, place: 'data' },
  keep,
  tefap,
  status,
  { head: 'received', place: 'paper', value: () => '' },
  ...more,
]

/** Columns that a driver needs; none about TEFAP, which is nobody's business at a door. */
export const deliveryColumns: readonly Column[] = [
  { ...place, head: 'program' },
  day,
  time,
  code,
  neighbor,
  phone,
  { head: 'address', value: ({ Address }) => stopText(Address) },
  { head: 'zip', value: ({ Address }) => Address?.PostalCode ?? null },
  { head: 'instructions', value: ({ Address }) => Address?.Notes ?? null },
  products,
  { ...pounds, place: 'data' },
  keep,
  { ...status, place: 'data' },
  { head: 'delivered', place: 'paper', value: () => '' },
  ...more.filter(({ head }) => head !== 'zip'),
]

/** A line of an order, or its food that no product counts. */
interface OrderedLine {
  readonly order: OrderFacts
  readonly line: Pick<OrderLine, 'Name' | 'Description' | 'SourceCode' | 'StorageRequirementID' | 'SubstituteOf'> &
    Nullable<Pick<OrderLine, 'PantryInventoryItemID' | 'Quantity' | 'PackedQuantity' | 'HandedOverQuantity'>> & {
      readonly Pounds: number
    }
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

const ofNoProduct = {
  ...{ PantryInventoryItemID: null, Name: '', Description: '', StorageRequirementID: null, SubstituteOf: null },
  ...{ Quantity: null, PackedQuantity: null, HandedOverQuantity: null },
}
export const linesOf = (orders: readonly OrderFacts[]): OrderedLine[] =>
  orders.flatMap((order) =>
    [
      ...order.PantryOrderItems.map((line) => ({ ...line, Pounds: linePounds(line) })),
      ...uncountedLines({ Uncounted: order.WalkIn }).map(({ SourceCode, Pounds }) => ({
        ...ofNoProduct,
        SourceCode,
        Pounds,
      })),
    ].map((line) => ({ order, line })),
  )

const ofOrder = ({ value, ...column }: Column, shown: Pick<Column, 'place'> = {}): ReportColumn<OrderedLine> => ({
  ...column,
  ...shown,
  value: ({ order }, writing) => value(order, writing),
})
const group = { place: 'group' } as const

export const lineColumns: readonly ReportColumn<OrderedLine>[] = [
  ofOrder(code, group),
  ofOrder(neighbor, group),
  ofOrder(place),
  ofOrder(day),
  ofOrder(time, group),
  ofOrder(status, group),
  { head: 'product', value: ({ line }, writing) => productText(line, writing) },
  { head: 'description', place: 'full', value: ({ line }) => line.Description },
  { head: 'source', value: ({ line }, writing) => sourceText(line.SourceCode, writing) },
  { head: 'keep', value: ({ line }, writing) => keepText({ PantryOrderItems: [line] }, writing) },
  { head: 'ordered', isNumber: true, isSummed: true, value: ({ line }) => line.Quantity },
  { head: 'packed', isNumber: true, isSummed: true, value: ({ line }) => line.PackedQuantity },
  { head: 'handedOver', isNumber: true, isSummed: true, value: ({ line }) => line.HandedOverQuantity },
  { head: 'pounds', isNumber: true, isSummed: true, value: ({ line }) => line.Pounds },
  { head: 'productId', place: 'full', value: ({ line }) => line.PantryInventoryItemID },
  { head: 'substituteOf', place: 'full', value: ({ line }) => line.SubstituteOf },
  ...more.map((column) => ofOrder(column)),
  ofOrder(kind, group),
]
