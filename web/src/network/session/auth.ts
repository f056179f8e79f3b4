import { appName } from '../../../../shared/core/text/text.ts'
import { phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import { loadConfig } from '../../core/config.ts'
import { storedToken } from './storedToken.ts'

/**
 * Signing in and out, from the browser straight to the user pool (no password passes through our API). The pool's
 * library is large, so it is loaded only to sign in, to sign out and to renew a token.
 */
async function configured() {
  const [{ Amplify }, auth, config] = await Promise.all([
    import('aws-amplify'),
    import('aws-amplify/auth'),
    loadConfig(),
  ])
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint ? { userPoolEndpoint } : {}) } },
  })
  return auth
}

let pool: ReturnType<typeof configured> | undefined
function openPool() {
  pool ??= configured().catch((error: unknown) => {
    pool = undefined
    throw error
  })
  return pool
}

/** The pool knows phone numbers in the form of E.164; people write them as they like. */
export const poolName = (typed: string): string => phoneNumberOf(typed) ?? typed.trim()

export type SignInStep = 'done' | 'newPassword' | 'secondFactor' | 'resetPassword' | 'notConfirmed' | 'unsupported'

const stepOf = (step: string): SignInStep => {
  switch (step) {
    case 'DONE':
      return 'done'
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return 'newPassword'
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'secondFactor'
    case 'RESET_PASSWORD':
      return 'resetPassword'
    case 'CONFIRM_SIGN_UP':
      return 'notConfirmed'
    default:
      return 'unsupported'
  }
}

export async function signIn(username: string, password: string): Promise<SignInStep> {
  const auth = await openPool()
  // A left-over session of another person would make the pool's library refuse.
  if (await hasTokens()) await auth.signOut()
  const { nextStep } = await auth.signIn({ username: poolName(username), password })
  return stepOf(nextStep.signInStep)
}

/** Signs in with the ticket of a one-time code, without a password. */
export async function signInByTicket(username: string, ticket: string): Promise<SignInStep> {
  const auth = await openPool()
  if (await hasTokens()) await auth.signOut()
  await auth.signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  return answerChallenge(ticket)
}

/** Goes on with a sign-in: a new password, or a code of the second factor. */
export async function answerChallenge(challengeResponse: string): Promise<SignInStep> {
  const { nextStep } = await (await openPool()).confirmSignIn({ challengeResponse })
  return stepOf(nextStep.signInStep)
}

export async function requestPasswordCode(username: string): Promise<void> {
  await (await openPool()).resetPassword({ username: poolName(username) })
}

export async function confirmPassword(username: string, confirmationCode: string, newPassword: string): Promise<void> {
  await (await openPool()).confirmResetPassword({
    username: poolName(username),
    confirmationCode: confirmationCode.trim(),
    newPassword,
  })
}

export async function signOut(): Promise<void> {
  await (await openPool()).signOut()
}

export async function signOutEverywhere(): Promise<void> {
  await (await openPool()).signOut({ global: true })
}

async function hasTokens(): Promise<boolean> {
  const { tokens } = await (await openPool()).fetchAuthSession()
  return tokens !== undefined
}

/** The bearer token of the API, or undefined when nobody is signed in (any more). */
export async function accessToken(fresh: boolean): Promise<string | undefined> {
  const stored = storedToken(localStorage, (await loadConfig()).userPoolClientId, Date.now())
  if (stored === 'none') return undefined
  if (!fresh && stored !== 'stale') return stored.token
  const { tokens } = await (await openPool()).fetchAuthSession({ forceRefresh: fresh })
  return tokens?.accessToken.toString()
}

/** Tells if signing in asks this person for a code of an authenticator app. */
export async function isSecondFactorOn(): Promise<boolean> {
  const { enabled } = await (await openPool()).fetchMFAPreference()
  return enabled?.includes('TOTP') ?? false
}

export interface NewSecondFactor {
  /** In base32, for those who type it. */
  readonly secret: string
  /** The same as an `otpauth:` URI, for a QR code or a link. */
  readonly uri: string
}

export async function beginSecondFactor(accountName: string): Promise<NewSecondFactor> {
  const { sharedSecret, getSetupUri } = await (await openPool()).setUpTOTP()
  return { secret: sharedSecret, uri: getSetupUri(appName, accountName).href }
}

/** Turns the second factor on when the code is right. The next token knows of it, so it is requested at once. */
export async function confirmSecondFactor(code: string): Promise<void> {
  const auth = await openPool()
  await auth.verifyTOTPSetup({ code })
  await auth.updateMFAPreference({ totp: 'PREFERRED' })
  await accessToken(true)
}

export async function turnSecondFactorOff(): Promise<void> {
  await (await openPool()).updateMFAPreference({ totp: 'DISABLED' })
  await accessToken(true)
}
