import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CartLine,
  type CartNote,
  type CartPlace,
  type CartProduct,
  checkCart,
  withQuantity,
} from '../../../../shared/pantry/ordering/cart.ts'
import { onCartOfOtherTab, saveCart, savedEdit, savedLines, saveEdit } from './cartStorage.ts'

export interface CartOwner {
  customerId: number
  place: CartPlace
  orderId: number | undefined
  /** Lines of the order that is edited; what is changed of them is kept apart from the cart of a new order. */
  edited: readonly CartLine[] | undefined
}
export interface CartState {
  lines: readonly CartLine[]
  /** Products that the last check or change cut, until the next change. */
  notes: readonly CartNote[]
  setQuantity: (product: CartProduct, quantity: number) => void
  setLines: (lines: readonly CartLine[]) => void
  clear: () => void
}

/**
 * The cart of a customer, or of an order that is edited: kept on this device at each change, checked against the products
 * whenever they are read. `isWhole`: the products are all that the place offers.
 */
export function useCart(
  { customerId, place, orderId = 0, edited }: CartOwner,
  products: ReadonlyMap<number, CartProduct> | undefined,
  isWhole: boolean,
): CartState {
  const [before] = useState(edited)
  const [state, setState] = useState<Pick<CartState, 'lines' | 'notes'>>(() => ({
    lines: edited
      ? (savedEdit({ CustomerID: customerId, OrderID: orderId, Before: [...edited] }) ?? [...edited])
      : savedLines(customerId),
    notes: [],
  }))
  const isEdit = edited !== undefined

  useEffect(() => {
    if (isEdit) return undefined
    return onCartOfOtherTab(() => setState({ lines: savedLines(customerId), notes: [] }))
  }, [isEdit, customerId])

  useEffect(() => {
    if (!products) return
    setState((before) => {
      const { lines, notes } = checkCart(before.lines, [...products.values()], isWhole)
      return notes.length === 0 ? before : { lines, notes }
    })
  }, [products, isWhole])

  // Also when only the place is another one: the cart goes along to another location or day.
  const saved = useRef<string>(undefined)
  useEffect(() => {
    const cart = { CustomerID: customerId, Place: place, Lines: [...state.lines] }
    const text = JSON.stringify(cart)
    if (saved.current === text) return
    saved.current = text
    if (before) saveEdit({ ...cart, OrderID: orderId, Before: [...before] })
    else saveCart(cart)
  }, [before, orderId, customerId, place, state.lines])

  const setQuantity = useCallback((product: CartProduct, quantity: number) => {
    setState(({ lines }) => {
      const changed = withQuantity(lines, product, quantity)
      return { lines: changed.lines, notes: changed.note ? [changed.note] : [] }
    })
  }, [])
  const setLines = useCallback((lines: readonly CartLine[]) => setState({ lines, notes: [] }), [])
  const clear = useCallback(() => setLines([]), [setLines])
  return { ...state, setQuantity, setLines, clear }
}
