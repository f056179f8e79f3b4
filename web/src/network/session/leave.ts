import type { Role } from '../../../../shared/core/access.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../core/data/client.ts'
import { hereAddress, leaveFor, loadAnew } from '../../core/go.ts'
import { forgetKeptHere, forgetSession } from '../../core/keptHere.ts'
import { paths } from '../../core/paths.ts'
import { accessToken, signOut, signOutEverywhere } from './auth.ts'

/** Both leave the document, so that nothing of one person or role stays in memory for the next. */
export async function signOutAndLeave() {
  try {
    await signOut()
  } finally {
    forgetKeptHere()
    leaveFor(paths.signIn())
  }
}

/** The pool ends the sign-ins of all devices: they get no new tokens. */
export async function signOutEverywhereAndLeave() {
  try {
    await signOutEverywhere()
  } finally {
    forgetKeptHere()
    leaveFor(paths.signIn())
  }
}

/** Makes another role the active one and opens `to`, or the role's first page; the new token carries the role. */
export async function enterRole(role: Role, entityId: number, to?: string) {
  await call(session.setActiveRole, { Role: role, EntityID: entityId })
  await accessToken(true)
  forgetSession()
  loadAnew(to ?? paths.homeOf(role))
}

/** Nobody is signed in any more: sign in and come back. Several calls may notice at once; the first one leaves. */
let isLeaving = false
export function leaveForSignIn() {
  if (isLeaving) return
  isLeaving = true
  const here = hereAddress()
  leaveFor(paths.signIn(here === '/' ? undefined : here), true)
}
