import { useState } from 'react'
import type { DonationDraft } from '../../../../shared/api/donations.ts'
import * as donations from '../../../../shared/api/donations.ts'
import { ApiError, call, newKey, Refused } from '../../data/client.ts'
import { attemptFor, type Kept, type keptDraft } from './keptDraft.ts'

type Store = ReturnType<typeof keptDraft>

/** An answer settles a sending, whatever it says; without one it may have happened. */
const isSettled = (error: unknown) =>
  error instanceof Refused || (error instanceof ApiError && error.status >= 400 && error.status < 500)

/** Posts the donation once, even when the answer is lost and the page with it: the key is kept beside the draft. */
export function usePost(store: Store) {
  const [busy, setBusy] = useState(false)
  const post = async (draft: DonationDraft, kept: Kept) => {
    const attempt = attemptFor(JSON.stringify(draft), store.read(Date.now())?.attempt, newKey)
    store.keep({ ...kept, attempt })
    setBusy(true)
    try {
      const posted = await call(donations.postDonation, draft, { key: attempt.key })
      store.discard()
      return posted
    } catch (error) {
      if (isSettled(error)) store.keep(kept)
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { post, busy }
}
