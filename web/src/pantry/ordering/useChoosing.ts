import { useMemo } from 'react'
import type { CartProduct } from '../../../../shared/pantry/ordering/cart.ts'
import type { Cart, CartRules } from '../../../../shared/pantry/ordering/cartLimits.ts'
import type { CartState } from './useCart.ts'
import type { Products } from './useChoices.ts'

/** State that the list and the cart share: the products, the rules, and the cart itself. */
export interface Choosing {
  readonly products: Products
  readonly rules: CartRules
  readonly cart: Cart
  readonly setQuantity: (product: CartProduct, quantity: number) => void
  readonly setLines: CartState['setLines']
}

export function useChoosing(
  products: Products,
  rules: CartRules,
  { lines, setQuantity, setLines }: CartState,
): Choosing {
  const cart = useMemo<Cart>(() => ({ lines, products, rules }), [lines, products, rules])
  return useMemo(
    () => ({ products, rules, cart, setQuantity, setLines }),
    [products, rules, cart, setQuantity, setLines],
  )
}
