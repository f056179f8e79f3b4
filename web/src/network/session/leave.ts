import type { Role } from '../../../../shared/core/access.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../core/data/client.ts'
import { hereAddress, leaveFor, loadAnew } from '../../core/go.ts'
import { draftPrefix, forgetKeptHere, forgetSession, keptPrefix } from '../../core/keptHere.ts'
import { paths } from '../../core/paths.ts'
import { accessToken, signOut, signOutEverywhere } from './auth.ts'
import { usedOrganization } from './organization.ts'

/** The document is being left for the sign-in page: calls that notice it meanwhile add nothing. */
let isLeaving = false

/** Leaves the document, so that nothing of one person stays in memory for the next. */
async function leaveAfter(signingOut: () => Promise<void>) {
  isLeaving = true
  try {
    await signingOut()
  } finally {
    forgetKeptHere()
    leaveFor(usedOrganization.get() === '' ? paths.signIn() : await organizationSignOut().catch(() => paths.signIn()))
  }
}

const organizationSignOut = async () => (await import('./organizationSignIn.ts')).organizationSignOut()

export const signOutAndLeave = () => leaveAfter(signOut)
/** The pool ends the sign-ins of all devices: they get no new tokens. */
export const signOutEverywhereAndLeave = () => leaveAfter(signOutEverywhere)

/** Makes another role the active one and opens `to`, or the role's first page; with a new token, a second factor is known to it. */
export async function enterRole(role: Role, entityId: number, to?: string) {
  await call(session.setActiveRole, { Role: role, EntityID: entityId })
  await accessToken(true)
  forgetSession()
  loadAnew(to ?? paths.homeOf(role))
}

/**
 * Sign-in and return, once no sign-in holds any more. Several calls may notice at once; the first one leaves. A tablet that was
 * ended from elsewhere keeps no list of families; drafts wait for whoever comes back.
 */
export function leaveForSignIn() {
  if (isLeaving) return
  isLeaving = true
  forgetKeptHere(keptPrefix, (key) => key.startsWith(draftPrefix))
  const here = hereAddress()
  leaveFor(paths.signIn(here === '/' ? undefined : here), true)
}
