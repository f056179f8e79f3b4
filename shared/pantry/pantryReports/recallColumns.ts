import { languageNames } from '../../core/text/languages.ts'
import { formatDay, localDay } from '../../core/time/zone.ts'
import { phoneText } from '../../network/people/contact.ts'
import { orderCode } from '../orders/order.ts'
import type { RecalledOrder } from '../recall/recall.ts'
import { recallTexts } from '../recall/texts.ts'
import type { ReportColumn, Writing } from './table.ts'
import { personText, statusText, yesText } from './writing.ts'

/** Columns of the people whom a recalled product reached: the order, and how they are told. */
export const recallColumns: readonly ReportColumn<RecalledOrder>[] = [
  { head: 'order', value: ({ ID: id }) => orderCode(id) },
  { head: 'status', value: ({ StatusCode }, writing) => statusText(StatusCode, writing) },
  {
    head: 'date',
    value: ({ OrderDay, HandedOver }, { isPaper, language, zone }) => {
      const day = HandedOver === null ? OrderDay : localDay(new Date(HandedOver), zone)
      return isPaper ? formatDay(day, language) : day
    },
  },
  { head: 'location', value: ({ Place }) => Place },
  { head: 'quantity', isNumber: true, isSummed: true, value: ({ Quantity }) => Quantity },
  { head: 'substitute', value: ({ IsSubstitute }, writing) => yesText(IsSubstitute, writing) },
  { head: 'neighbor', value: ({ Neighbor }) => personText(Neighbor) },
  { head: 'neighborId', place: 'data', value: ({ Neighbor }) => Neighbor.ID },
  { head: 'phone', value: ({ Neighbor }) => phoneText(Neighbor.PhoneNumber ?? '') },
  { head: 'wantsTexts', value: ({ Neighbor }, writing) => yesText(Neighbor.WantsTexts, writing) },
  { head: 'email', value: ({ Neighbor }) => Neighbor.EMailAddress },
  { head: 'language', value: ({ Neighbor }) => languageNames[Neighbor.Language] },
  { head: 'lotUnknown', value: ({ IsLotUnknown = false }, writing) => yesText(IsLotUnknown, writing) },
  { head: 'told', value: ({ Told }, writing) => momentText(Told, writing) },
  {
    head: 'reached',
    value: ({ Reached }, writing) => (Reached ? `${Reached.Name}, ${momentText(Reached.At, writing)}` : ''),
  },
  {
    head: 'recallAnswer',
    value: ({ Answer }, { language }) => (Answer ? recallTexts[language][`answer.${Answer.Kind}`] : ''),
  },
]

function momentText(instant: string | null | undefined, { isPaper, language, zone }: Writing): string {
  if (!instant) return ''
  return isPaper ? formatDay(localDay(new Date(instant), zone), language) : instant
}
