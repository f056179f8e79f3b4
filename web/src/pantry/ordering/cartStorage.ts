import {
  type CartLine,
  cartKey,
  cartText,
  editKey,
  isSameFood,
  readCart,
  readEdit,
  type SavedCart,
  type SavedEdit,
} from '../../../../shared/pantry/ordering/cart.ts'

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

/** Unsaved changes of the order; none where the order itself was changed since. */
export function savedEdit({ CustomerID, OrderID, Before }: Omit<SavedEdit, 'Lines' | 'Place'>): CartLine[] | undefined {
  const found = unsavedEdit(CustomerID, OrderID)
  return found && isSameFood(found.Before, Before) ? found.Lines : undefined
}

export function unsavedEdit(customerId: number, orderId?: number): SavedEdit | undefined {
  try {
    return readEdit(localStorage.getItem(editKey), customerId, orderId)
  } catch {
    // Storage is switched off in this browser.
    return undefined
  }
}

/** Edits equal to the order need no storing. */
export function saveEdit(edit: SavedEdit): void {
  try {
    const isUnsaved = edit.Lines.length > 0 && !isSameFood(edit.Lines, edit.Before)
    if (isUnsaved) localStorage.setItem(editKey, JSON.stringify(edit))
    else if (unsavedEdit(edit.CustomerID, edit.OrderID)) localStorage.removeItem(editKey)
  } catch {
    // Storage is full or switched off: the changes last until the page closes.
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
