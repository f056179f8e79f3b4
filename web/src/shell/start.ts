import '../network/session/connect.ts'
import { neighborDocument } from '../../../shared/core/link/page.ts'
import * as session from '../../../shared/network/session/api.ts'
import { preload } from '../core/data/preload.ts'
import { keepScreens } from '../core/keepPage.ts'
import { isSignInStored } from '../network/session/storedToken.ts'
import { tellHelpEnded } from '../pantry/helping/helpEnded.ts'
import { setSignedOut, signInHere } from '../pantry/neighbor/signedOut.ts'
import { neighborScreens } from './screens.ts'

/**
 * Asks for the session and for the first screen's code at once, before anything is rendered. Who did not sign in here gets the
 * sign-in without waiting for a refusal, and loads no screen behind it.
 */
export function startFirstScreen() {
  signInHere()
  tellHelpEnded()
  if (!isSignInStored(Object.keys(localStorage))) return setSignedOut(true)
  preload(session.getSession, {}).catch(() => undefined)
  const path = location.hash.slice(1).split('?')[0]
  const first = neighborScreens[path === undefined || path === '' || path === '/' ? '/app/home' : path]
  // Failed requests are repeated, and reported, where the screen is rendered.
  first?.().catch(() => undefined)
}

/** Parts that load when they are first needed. */
const parts = [
  () => import('../core/words/ConfirmDialog.tsx'),
  () => import('../core/words/ToastBar.tsx'),
  () => import('../core/ui/FailureAlert.tsx'),
  () => import('../core/ui/Art.tsx'),
  () => import('../pantry/customers/AddressDialog.tsx'),
  () => import('../pantry/ordering/KeptCart.tsx'),
  () => import('../pantry/ordering/moveOrder.ts'),
  () => import('../pantry/neighbor/ProfileFields.tsx'),
  () => import('../pantry/neighbor/ImHere.tsx'),
]

/** Keeps the neighbors' document and screens. */
export const loadNeighborScreens = () =>
  void keepScreens(neighborDocument, [...parts, ...Object.values(neighborScreens)])
