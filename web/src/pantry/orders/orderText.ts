import type { Language } from '../../../../shared/core/text/text.ts'
import { fullMinuteOf } from '../../../../shared/core/time/wallTime.ts'
import { formatHour } from '../../../../shared/core/time/zone.ts'
import type { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { instantText } from '../../core/time/time.ts'
import type { TextOf } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'

/** Texts of orders in the grids (specification 001, sections 2 and 9). */
export type OrderText = TextOf<typeof orderTexts>

/** The specification's `h:mma`: 8:30am where clocks are written with AM, else as the language writes them. The end is the full minute. */
const hourText = (time: string, language: Language) =>
  formatHour(fullMinuteOf(time), language).replace(/ ([AP]M)$/, (_, half: string) => half.toLowerCase())
/** `h:mma - h:mma`; a walk-in has a moment alone. */
export const pickupWindowText = (
  { StartTime, EndTime }: Pick<OrderGridRow, 'StartTime' | 'EndTime'>,
  language: Language,
) =>
  StartTime === EndTime
    ? hourText(StartTime, language)
    : `${hourText(StartTime, language)} - ${hourText(EndTime, language)}`

/** Orders from another system carry a date before 1991 where theirs is missing. */
export const placedText = (created: string, text: OrderText, language: Language) =>
  Number(created.slice(0, 4)) < 1991 ? text('notKnown') : instantText(created, language)

/** Cancelled, else the status, else Processing. */
export function orderStatusText(
  { IsCancelled, PantryOrderStatusType }: Pick<OrderGridRow, 'IsCancelled' | 'PantryOrderStatusType'>,
  text: OrderText,
): string {
  if (IsCancelled) return text('CANCELLED')
  return text(PantryOrderStatusType?.Code ?? 'PROCESSING')
}

export function orderTone({ PantryOrderStatusType: status }: Pick<OrderGridRow, 'PantryOrderStatusType'>) {
  if (status?.IsSuccessfullyCompletedType) return 'success'
  if (status?.IsCancelledType) return 'neutral'
  return status?.Code === 'CREATED' ? 'info' : 'warning'
}

export const customerName = ({ FoodInsecureNeighbor }: Pick<OrderGridRow, 'FoodInsecureNeighbor'>) =>
  nameOfCustomer(FoodInsecureNeighbor)
