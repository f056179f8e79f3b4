import type { Language } from '../../../../shared/core/text/text.ts'
import type { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { instantText } from '../../core/time/time.ts'
import type { TextOf } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'
import { hoursText } from '../windows/windowText.ts'

/** Texts of orders in the grids (specification 001, sections 2 and 9). */
export type OrderText = TextOf<typeof orderTexts>

/** Hours of an order's window, as everywhere. */
export const pickupWindowText = (
  { StartTime: start, EndTime: end }: Pick<OrderGridRow, 'StartTime' | 'EndTime'>,
  language: Language,
) => hoursText({ start, end }, language)

/** Orders from another system carry a date before 1991 where theirs is missing. */
export const placedText = (created: string, text: OrderText, language: Language) =>
  Number(created.slice(0, 4)) < 1991 ? text('notKnown') : instantText(created, language)

/** Time since which the family is here, or was, and where. */
export const arrivalFact = ({ Arrival }: Pick<OrderGridRow, 'Arrival'>, text: OrderText, language: Language) =>
  Arrival
    ? [{ label: text('arrived'), value: [instantText(Arrival.At, language), Arrival.Spot].filter(Boolean).join(' · ') }]
    : []

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
  // A packed order waits for the neighbor.
  return status?.Code === 'CREATED' ? 'info' : 'neutral'
}

export const customerName = ({ FoodInsecureNeighbor }: Pick<OrderGridRow, 'FoodInsecureNeighbor'>) =>
  nameOfCustomer(FoodInsecureNeighbor)
