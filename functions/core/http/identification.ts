import { type Caller, roles } from '../../../shared/core/access.ts'
import type { Context, HttpEvent, Middleware } from './context.ts'
import { notSignedIn } from './fault.ts'

/**
 * Sets the caller from the claims of the access token. A call without complete claims is never taken for anyone's
 * (decision 3); ID tokens, which API Gateway's authorizer lets through, are for the web app alone.
 */
export const identification = (): Middleware => ({
  before: ({ event, context }) => {
    context.caller = callerOf(event)
    context.signIn = signInOf(event)
  },
})

function callerOf(event: HttpEvent): Caller {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const UserID = positive(claims?.user_id)
  const EntityID = positive(claims?.entity_id)
  const Role = roles.find((role) => role === claims?.role)
  const isAccessToken = claims?.token_use === 'access'
  if (!isAccessToken || UserID === undefined || EntityID === undefined || Role === undefined) throw notSignedIn()
  const FoodBankIDs = String(claims.food_banks ?? '')
    .split(',')
    .flatMap((id) => positive(id) ?? [])
  return {
    UserID,
    Subject: String(claims.sub),
    UserName: String(claims.user_name ?? ''),
    Role,
    EntityID,
    FoodBankIDs,
    CustomerID: positive(claims.customer_id) ?? null,
    SecondFactor: secondFactors.find((state) => state === claims.second_factor),
  }
}

/** Undefined with a token that names none. */
function signInOf(event: HttpEvent): Context<unknown>['signIn'] {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const ID = String(claims?.origin_jti ?? '')
  return ID === ''
    ? undefined
    : { ID, At: Number(claims?.auth_time ?? 0), UserAgent: event.headers['user-agent'] ?? '' }
}

const secondFactors = ['enrolled', 'missing'] as const

function positive(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
