import * as z from 'zod/mini'
import { byHolder, type Operation, type Parts } from './operation.ts'
import type { PoolPerson } from './people.ts'
import { invalidParameter, notAuthorized, PoolError } from './poolError.ts'
import { newSecret, stepOfCode } from './totp.ts'

/** The second factor: people enrol an authenticator app themselves, and sign in with its codes from then on. */

const associateSoftwareToken = byHolder(z.object({ AccessToken: z.string() }), (_, person, { people }) => {
  const SecretCode = newSecret()
  people.save({ ...person, pendingSecret: SecretCode })
  return { SecretCode }
})

/** The new secret replaces an earlier one only here, so that an enrolment which is broken off changes nothing. */
const verifySoftwareToken = byHolder(
  z.object({ AccessToken: z.string(), UserCode: z.string(), FriendlyDeviceName: z.optional(z.string()) }),
  ({ UserCode }, person, parts) => {
    const { pendingSecret: secret, ...rest } = person
    if (!secret) throw invalidParameter('No software token is being set up.')
    checkAttempts(person, parts)
    const step = stepOfCode(secret, UserCode, Date.now())
    if (step === undefined) {
      parts.wrongCodes.failed(person.sub)
      throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
    }
    parts.wrongCodes.succeeded(person.sub)
    parts.people.save({ ...rest, totp: { secret, lastStep: step, isEnabled: person.totp?.isEnabled ?? false } })
    return { Status: 'SUCCESS' }
  },
)

const Settings = z.object({ Enabled: z._default(z.boolean(), false), PreferredMfa: z._default(z.boolean(), false) })

const setUserMfaPreference = byHolder(
  z.object({ AccessToken: z.string(), SoftwareTokenMfaSettings: z.optional(Settings) }),
  ({ SoftwareTokenMfaSettings: settings }, person, { people }) => {
    const { totp } = person
    if (settings && !totp && settings.Enabled) throw invalidParameter('User has not verified software token mfa')
    if (settings && totp) people.save({ ...person, totp: { ...totp, isEnabled: settings.Enabled } })
    return {}
  },
)

export const hasSecondFactor = ({ totp }: PoolPerson): boolean => totp?.isEnabled ?? false

/** Answers of `GetUser` and `AdminGetUser` about it. */
export const mfaOf = (person: PoolPerson) =>
  hasSecondFactor(person)
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}

/** Takes the code of a sign-in. Each is good for one sign-in, and none from before it is good any more. */
export function takeCode(person: PoolPerson, code: string, parts: Parts): void {
  const { totp } = person
  if (!totp) throw new PoolError('SoftwareTokenMFANotFoundException', 'User has no software token.')
  checkAttempts(person, parts)
  const step = stepOfCode(totp.secret, code.trim(), Date.now())
  if (step === undefined) {
    parts.wrongCodes.failed(person.sub)
    throw new PoolError('CodeMismatchException', 'Invalid code received for user')
  }
  if (step <= totp.lastStep)
    throw new PoolError('ExpiredCodeException', 'Your software token has already been used once.')
  parts.wrongCodes.succeeded(person.sub)
  parts.people.save({ ...person, totp: { ...totp, lastStep: step } })
}

function checkAttempts({ sub }: PoolPerson, { wrongCodes }: Parts): void {
  if (wrongCodes.isLocked(sub)) throw notAuthorized('Code attempts exceeded')
}

export const secondFactorOperations: Readonly<Record<string, Operation>> = {
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
}
