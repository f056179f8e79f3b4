import { createHmac, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { listOf } from './attributes.ts'
import { codeDelivery, type Delivery, sendCode, textDelivery } from './messages.ts'
import { byClient, byHolder, type Operation, type Parts } from './operation.ts'
import { checkPassword } from './passwords.ts'
import type { PoolPerson } from './people.ts'
import { limitExceeded, notAuthorized, PoolError } from './poolError.ts'
import { mfaOf } from './secondFactor.ts'
import { withPassword } from './signIn.ts'
import { attributesOf } from './tokens.ts'
import { callTrigger, passwordReplaced } from './triggers.ts'

/** Calls of people about their own account: forget the password, sign out everywhere. */

const forgotPassword = byClient(
  z.object({ ClientId: z.string(), Username: z.string() }),
  async ({ Username }, parts) => {
    const person = parts.people.find(Username)
    if (!parts.codesAsked.use(person?.sub ?? Username.toLowerCase())) throw limitExceeded()
    // Existing, disabled and unverified accounts must look alike from outside.
    if (!person?.enabled || !hasAddress(addressesOf(person, parts)))
      return { CodeDeliveryDetails: inventedDelivery(Username, parts) }
    if (person.status === 'FORCE_CHANGE_PASSWORD')
      throw notAuthorized('User password cannot be reset in the current state.')
    return { CodeDeliveryDetails: await sendResetCode(person, parts) }
  },
)

/** Verified addresses, to which codes go. */
function addressesOf({ attributes }: PoolPerson, { sendText }: Parts) {
  const { email, email_verified, phone_number: phone, phone_number_verified } = attributes
  return {
    ...(email_verified === 'true' ? { email } : {}),
    ...(phone_number_verified === 'true' && sendText ? { phone } : {}),
  }
}
const hasAddress = ({ email, phone }: ReturnType<typeof addressesOf>) => email !== undefined || phone !== undefined

const codeMinutes = 60
/** In an hour. */
export const accountQuotas = { codesAsked: 5, codesTried: 5 }

async function sendResetCode(person: PoolPerson, parts: Parts): Promise<Delivery> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const until = Date.now() + codeMinutes * 60_000
  parts.people.save({ ...person, resetCode: { hash: hashOf(code, person, parts), until } })
  return sendCode(addressesOf(person, parts), code, parts)
}

const hashOf = (code: string, { sub }: PoolPerson, { secret }: Parts) =>
  createHmac('sha256', secret).update(`${sub} ${code}`).digest('hex')

function inventedDelivery(name: string, { secret, sendText }: Parts): Delivery {
  if (name.includes('@')) return codeDelivery(name)
  if (sendText) return textDelivery(name)
  const [a = 'a', b = 'b'] = createHmac('sha256', secret).update(name).digest('hex').replace(/\d/g, '')
  return codeDelivery(`${a}@${b}`)
}

const confirmForgotPassword = byClient(
  z.object({ ClientId: z.string(), Username: z.string(), ConfirmationCode: z.string(), Password: z.string() }),
  async ({ ClientId, Username, ConfirmationCode, Password }, parts) => {
    const person = parts.people.find(Username)
    checkPassword(Password)
    if (!parts.codesTried.use(person?.sub ?? Username.toLowerCase())) throw limitExceeded()
    if (!person?.enabled) throw wrongCode()
    if (!person.resetCode || person.resetCode.until <= Date.now())
      throw new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
    if (hashOf(ConfirmationCode.trim(), person, parts) !== person.resetCode.hash) throw wrongCode()
    const replaced = withPassword(person, Password, parts)
    const event = passwordReplaced(parts.poolId, ClientId, replaced)
    if (parts.postConfirmation) await callTrigger('PostConfirmation', parts.postConfirmation, event)
    return {}
  },
)

const wrongCode = () => new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const getUser = byHolder(z.object({ AccessToken: z.string() }), (_, person) => ({
  Username: person.sub,
  UserAttributes: listOf(attributesOf(person)),
  ...mfaOf(person),
}))

const globalSignOut = byHolder(z.object({ AccessToken: z.string() }), (_, person, { sessions }) => {
  sessions.revokeAll(person.sub)
  return {}
})

export const accountOperations: Readonly<Record<string, Operation>> = {
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  GetUser: getUser,
  GlobalSignOut: globalSignOut,
}
