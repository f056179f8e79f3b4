import { useMemo } from 'react'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { type CartRules, isTefapProduct } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { choicesOf, type OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { useApi } from '../../core/data/useApi.ts'

/** Others take food at the same time. */
const refreshMs = 60_000

export interface OrderOf {
  customerId: number
  place: CartPlace
  orderId: number | undefined
}

const sent = (id: number | null) => id ?? undefined

/** Products that the customer can choose from at the place, with the rules of the order. */
export function useChoices({ customerId, place, orderId }: OrderOf, isChosen: boolean) {
  const list = useApi(
    ordering.listProductsToOrder,
    isChosen
      ? {
          id: customerId,
          PantryLocationID: sent(place.PantryLocationID),
          PantryLocationPickupTimeID: sent(place.PantryLocationPickupTimeID),
          FoodBankDeliveryTimeID: sent(place.FoodBankDeliveryTimeID),
          FoodInsecureNeighborAddressID: sent(place.FoodInsecureNeighborAddressID),
          OrderID: orderId,
        }
      : null,
    { poll: refreshMs },
  )
  const tefap = useTefap(customerId, place, isChosen)
  const rows = useMemo(() => list.data && choicesOf(list.data), [list.data])
  // A check that failed leaves TEFAP products out (section 5), unless an earlier one was answered: that answer stands.
  const products = useMemo(
    () => rows && new Map(rows.filter((row) => tefap.isEligible || !isTefapProduct(row)).map((row) => [row.ID, row])),
    [rows, tefap.isEligible],
  )
  const rules = useMemo<CartRules | undefined>(
    () =>
      list.data?.Ordering && {
        ...list.data.Ordering,
        isTefapEligible: tefap.isEligible,
        orderId: orderId ?? null,
      },
    [list.data, tefap.isEligible, orderId],
  )
  return {
    list,
    products: tefap.isKnown ? products : undefined,
    /** False while TEFAP food is left out for want of a check: the cart keeps what it has of it. */
    isWhole: !tefap.hasFailed && list.data?.Ordering?.IsTefapUnknown !== true,
    rules,
    hasTefapFailed: tefap.hasFailed,
  }
}
export type Products = ReadonlyMap<number, OfferedFood>

function useTefap(customerId: number, place: CartPlace, isChosen: boolean) {
  const where =
    place.FoodBankDeliveryTimeID === null
      ? { pantryLocationId: sent(place.PantryLocationID) }
      : {
          deliveryTimeId: place.FoodBankDeliveryTimeID,
          customerAddressId: sent(place.FoodInsecureNeighborAddressID),
        }
  const { data, error } = useApi(ordering.checkTefapEligibility, isChosen ? { id: customerId, ...where } : null)
  return {
    isEligible: data === true,
    isKnown: data !== undefined || error !== undefined,
    hasFailed: data === undefined && error !== undefined,
  }
}
