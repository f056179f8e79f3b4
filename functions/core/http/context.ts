import type middy from '@middy/core'
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context as LambdaContext,
} from 'aws-lambda'
import type { Caller } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { IdempotencyKey } from '../table/idempotency.ts'
import type { Table } from '../table/table.ts'
import type { SignInOfToken } from './revokedTable.ts'

export type HttpEvent = APIGatewayProxyEventV2WithJWTAuthorizer
export type HttpResult = APIGatewayProxyStructuredResultV2

/** The endpoint's argument. Each part is set by one middleware of the stack. */
export interface Context<I> {
  input: I
  caller: Caller
  /** The person whose token it is; on a shared tablet, whoever signed it in. */
  user: User
  /** The sign-in that the caller's token comes from, and what its browser says about itself. Never logged. */
  signIn?: (SignInOfToken & { readonly UserAgent: string }) | undefined
  /** Set on a shared tablet: whether nobody has typed their PIN. */
  tablet?: { readonly isLocked: boolean } | undefined
  language: Language
  /** `apiVersion` of the page that calls. */
  pageVersion: number
  now: Date
  table: Table
  /** Set for endpoints that take an idempotency key; its write goes into the transaction it guards. */
  idempotencyKey: IdempotencyKey
  /** Lambda's own; absent where nothing limits a call. */
  getRemainingTimeInMillis?: () => number
}

/** Reader, with language and time. */
export type View = Readonly<Pick<Context<unknown>, 'caller' | 'language' | 'now'>>

/** The argument of an endpoint for people without an account. */
export interface PublicContext<I> extends Pick<Context<I>, 'input' | 'language' | 'now' | 'table'> {
  /** Code of a caller without an account; empty without one. Never logged. */
  readonly accessCode: string
  /** The address that the call comes from. */
  readonly address: string
}

/** Lambda's own context, extended by the middlewares before the endpoint runs. */
export type CallContext<I = unknown> = LambdaContext & Context<I>

/** A part of the stack. The response is the endpoint's outcome until the envelope has made an HTTP result of it. */
export type Middleware<I = unknown> = middy.MiddlewareObj<HttpEvent, unknown, Error, CallContext<I>>
