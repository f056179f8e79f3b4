import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CartLine,
  type CartNote,
  type CartPlace,
  type CartProduct,
  checkCart,
  withQuantity,
} from '../../../shared/cart/cart.ts'
import { onCartOfOtherTab, saveCart, savedLines } from './cartStorage.ts'

export interface CartOwner {
  customerId: number
  place: CartPlace
  /** Lines of the order that is edited; such a cart is kept with the order, not on the device. */
  edited: readonly CartLine[] | undefined
}
export interface CartState {
  lines: readonly CartLine[]
  /** What the last check or change cut, until the next change. */
  notes: readonly CartNote[]
  setQuantity: (product: CartProduct, quantity: number) => void
  clear: () => void
}

/** The cart of a customer: kept on this device at each change, checked against the products whenever they are read. */
export function useCart(
  { customerId, place, edited }: CartOwner,
  products: ReadonlyMap<number, CartProduct> | undefined,
): CartState {
  const [state, setState] = useState(() => ({
    lines: edited ? [...edited] : savedLines(customerId),
    notes: [] as readonly CartNote[],
  }))
  const isEdit = edited !== undefined

  useEffect(() => {
    if (isEdit) return undefined
    return onCartOfOtherTab(() => setState({ lines: savedLines(customerId), notes: [] }))
  }, [isEdit, customerId])

  useEffect(() => {
    if (!products) return
    setState((before) => {
      const { lines, notes } = checkCart(before.lines, [...products.values()])
      return notes.length === 0 ? before : { lines, notes }
    })
  }, [products])

  // Also when only the place is another one: the cart goes along to another location or day.
  const saved = useRef<string>(undefined)
  useEffect(() => {
    if (isEdit) return
    const cart = { CustomerID: customerId, Place: place, Lines: state.lines }
    const text = JSON.stringify(cart)
    if (saved.current === text) return
    saved.current = text
    saveCart(cart)
  }, [isEdit, customerId, place, state.lines])

  const setQuantity = useCallback((product: CartProduct, quantity: number) => {
    setState(({ lines }) => {
      const changed = withQuantity(lines, product, quantity)
      return { lines: changed.lines, notes: changed.note ? [changed.note] : [] }
    })
  }, [])
  const clear = useCallback(() => setState({ lines: [], notes: [] }), [])
  return { ...state, setQuantity, clear }
}
