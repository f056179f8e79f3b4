import { neighborDocument } from '../../../../shared/core/link/page.ts'
import { cartKey, editKey } from '../../../../shared/pantry/ordering/cart.ts'
import { leaveFor } from '../../core/go.ts'
import { signOut } from '../../network/session/auth.ts'
import { forgetOfflineAnswers } from './offlineAnswers.ts'

/** Phones are shared: signing out leaves nothing of the person on it, and a new document has nothing in memory. */
export async function leaveNeighbor(end: () => Promise<void> = signOut) {
  try {
    await end()
  } finally {
    forgetOfflineAnswers()
    localStorage.removeItem(cartKey)
    localStorage.removeItem(editKey)
    leaveFor(neighborDocument, true)
  }
}
