import { cartKey, editKey } from '../../../shared/cart/cart.ts'
import { neighborDocument } from '../../../shared/link/page.ts'
import { signOut } from '../app/auth.ts'
import { leaveFor } from '../app/go.ts'
import { forgetKept } from './kept.ts'

/** Phones are shared: signing out leaves nothing of the person on it, and a new document has nothing in memory. */
export async function leaveNeighbor(end: () => Promise<void> = signOut) {
  try {
    await end()
  } finally {
    forgetKept()
    localStorage.removeItem(cartKey)
    localStorage.removeItem(editKey)
    leaveFor(neighborDocument, true)
  }
}
