import { shortDay } from '../../core/mail/dateTime.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { fill, type Language, plural } from '../../core/text/text.ts'
import { fullMinuteOf } from '../../core/time/wallTime.ts'
import { formatHour } from '../../core/time/zone.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { textReplies } from '../orders/texts/neighborTexts.ts'
import { foodIn } from '../products/foodIn.ts'
import type { OrderWindow } from '../windows/window.ts'
import type { CartLine, CartProduct } from './cart.ts'
import type { CartRules } from './cartLimits.ts'
import type { OrderDraft } from './placing.ts'
import { addAll, foodAgain } from './suggestions.ts'

/** The same as last time: an order like the one before, by a text. */

/** An order, or what is kept of one to be ordered again and again. */
export type EarlierOrder = Pick<
  Order,
  'PantryLocationID' | 'EntityDeliveryProgramID' | 'FoodInsecureNeighborAddressID' | 'EntityID'
> & {
  readonly PantryOrderItems: readonly Pick<
    OrderLine,
    'PantryInventoryItemID' | 'PantryItemID' | 'Name' | 'Quantity' | 'Substitution'
  >[]
}
type Choosable = Pick<OrderWindow, 'ID' | 'Kind' | 'PantryLocationID' | 'EntityDeliveryProgramID' | 'EntityID'>

interface Repeat {
  /** Takes as much of the earlier order as can be had. */
  readonly lines: readonly CartLine[]
  /** Names of what is left out, or of which there is less. */
  readonly left: readonly string[]
}

/** The food of an earlier order among these products, as far as stock and the family's limits leave it. */
export function repeatOf(
  earlier: Pick<EarlierOrder, 'PantryOrderItems'>,
  products: readonly (CartProduct & { readonly PantryItemID: number })[],
  rules: CartRules,
): Repeat {
  const { food, gone } = foodAgain(products, earlier)
  const cart = { lines: [], products: new Map(products.map((product) => [product.ID, product])), rules }
  const { lines, short } = addAll(cart, food)
  return { lines, left: [...gone, ...short] }
}

/** Draft of the repeated order, with the wishes for substitutes of before. Placing decides on it as on any other. */
export function repeatedDraft(earlier: EarlierOrder, window: Choosable, lines: readonly CartLine[]): OrderDraft {
  const isDelivery = window.Kind === 'delivery'
  return {
    PantryLocationID: isDelivery ? null : earlier.PantryLocationID,
    PantryLocationPickupTimeID: isDelivery ? null : window.ID,
    FoodBankDeliveryTimeID: isDelivery ? window.ID : null,
    FoodInsecureNeighborAddressID: isDelivery ? earlier.FoodInsecureNeighborAddressID : null,
    PantryOrderItems: lines.map(({ PantryInventoryItemID, Quantity }) => ({
      PantryInventoryItemID,
      Quantity,
      Substitution: earlier.PantryOrderItems.find((line) => line.PantryInventoryItemID === PantryInventoryItemID)
        ?.Substitution,
    })),
    OrderRest: true,
  }
}

/** Tells if a window is of the place that the order was for. */
export const isOfPlace = (earlier: EarlierOrder, window: Choosable): boolean =>
  earlier.PantryLocationID === null
    ? window.Kind === 'delivery' &&
      window.EntityID === earlier.EntityID &&
      window.EntityDeliveryProgramID === earlier.EntityDeliveryProgramID
    : window.PantryLocationID === earlier.PantryLocationID

interface Told {
  readonly pantry: string
  readonly window: Pick<OrderWindow, 'OrderDay' | 'StartTime' | 'EndTime'>
  /** Name and street of a pickup; undefined for a delivery. */
  readonly place: string | undefined
}

type Item = Pick<OrderLine, 'Name' | 'Quantity' | 'Translations'>

const maxItems = 130
const hour = (time: string, language: Language) => formatHour(fullMinuteOf(time), language)

/** '12 items (Rice, Beans 2)' */
function itemsText(items: readonly Item[], language: Language): string {
  const count = items.reduce((sum, { Quantity }) => sum + Quantity, 0)
  const names = items
    .filter(({ Quantity }) => Quantity > 0)
    .map((item) => foodIn(item, language))
    .map(({ Name, Quantity }) => `${isolatedWords(oneLine(Name), language)}${Quantity > 1 ? ` ${Quantity}` : ''}`)
  return `${fill(textReplies[language][plural(language, 'items', count)], { count })} (${cut(names.join(', '), maxItems)})`
}

const whenWhere = ({ window, place }: Told, language: Language) => ({
  day: shortDay(window.OrderDay, language),
  hours: `${hour(window.StartTime, language)} – ${hour(window.EndTime, language)}`,
  place: place === undefined ? textReplies[language].toYou : isolatedWords(place, language),
})

/** Says what was placed, when to come, and what is not there this time. */
export function repeatedText(
  order: Pick<Order, 'PantryOrderItems'>,
  {
    code,
    left,
    isWithoutTefap,
  }: { readonly code: string; readonly left: readonly string[]; readonly isWithoutTefap: boolean },
  told: Told,
  language: Language,
): string {
  const texts = textReplies[language]
  const missing = left.length === 0 ? '' : fill(texts.repeatLeft, { names: cut(left.join(', '), maxItems) })
  return fill(texts.repeated, {
    ...whenWhere(told, language),
    pantry: isolatedWords(told.pantry, language),
    code,
    items: itemsText(order.PantryOrderItems, language),
    left: `${missing}${isWithoutTefap ? texts.repeatNoTefap : ''}`,
  })
}

/** Offer that a family may order by a bare number. */
export const repeatOfferText = (items: readonly Item[], told: Told, url: string, language: Language): string =>
  fill(textReplies[language].repeatOffer, {
    ...whenWhere(told, language),
    pantry: isolatedWords(told.pantry, language),
    items: itemsText(items, language),
    url,
  })
