import { type CartLine, cartKey, cartText, readCart, type SavedCart } from '../../../shared/cart/cart.ts'

/** The cart on this device. Where the browser stores nothing it lasts until the page closes. */

export function savedLines(customerId: number): CartLine[] {
  try {
    return readCart(localStorage.getItem(cartKey), customerId)?.Lines ?? []
  } catch {
    // Storage is switched off in this browser.
    return []
  }
}

/** An empty cart is cleared; another customer's stays until this one has something in theirs. */
export function saveCart(cart: SavedCart): void {
  try {
    const text = cartText(cart)
    if (text !== undefined) localStorage.setItem(cartKey, text)
    else if (savedLines(cart.CustomerID).length > 0) localStorage.removeItem(cartKey)
  } catch {
    // Storage is full or switched off: the cart lasts until the page closes.
  }
}

/** Calls back when another tab changed the cart. */
export function onCartOfOtherTab(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === cartKey || key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
