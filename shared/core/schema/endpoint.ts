import * as z from 'zod/mini'
import type { Role } from '../access.ts'

/** Calls of one person in an hour to any endpoint that changes something: one a second, all the time. */
export const changesPerHour = 3600

/** Permissions of a function beyond reading the table (every endpoint may) — infra turns each into one narrow grant. */
export type Permission =
  | 'table:write'
  /** Changes what a person's sign-in may do: a role of its own, as no other function of the area needs it. */
  | 'people:write'
  | 'outbox:mark'
  | 'events:publish'
  | 'photos:put'
  | 'photos:get'
  | 'pictures:put'
  | 'users:read'
  | 'users:list'
  | 'users:invite'
  | 'users:disable'
  | 'users:signout'
  | 'users:link'
  | 'users:update'
  | 'users:delete'
  | 'mail:send'
  | 'text:send'
  | 'due:send'
  | 'functions:call'
  | 'exports:send'
  | 'exports:put'
  | 'exports:get'
  | 'exports:work'
  | 'imports:work'
  | 'backups:put'
  | 'addresses:find'

/**
 * Version of the answers, which a page sends with each call. It is raised when an answer changes in a way that open pages of
 * the version before can't read; they send theirs, or none before 2, and get what `before<version>` makes of the answer.
 */
export const apiVersion = 2
export const apiVersionHeader = 'api-version'

/** Characters; the largest documented body is far smaller. */
const usualMaxBody = 256 * 1024

type Shape = z.core.$ZodShape
type ObjectOf<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>
type AnyObject = z.ZodMiniType<object>

/** One documented call of the HTTP API: the Lambda, the route, the client method and the reference page come from it. */
export interface Endpoint<I = unknown, V = unknown, R extends string = string> {
  readonly id: string
  readonly area: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** API Gateway form: `/api/receipts/{id}`. */
  readonly path: string
  readonly summary: string
  readonly roles: readonly Role[] | 'anonymous' | 'anyone'
  /**
   * On whose resources it works. `tenant`: reference data, the same for everyone in the tenant. `self`: found only under the
   * caller's own entity or user, so nothing else can be reached. `code`: found only by a secret code in the request, signed in
   * or not. Any other is a kind of resource: the middleware loads it and `canAccess` decides before the function runs.
   */
  readonly resource: R
  readonly params: ObjectOf<Shape>
  readonly query: ObjectOf<Shape>
  readonly body: AnyObject | undefined
  /** Schema of the answer's `Value`. */
  readonly value: z.ZodMiniType<V>
  /** Answer to pages of before version 2 instead of a value that they can't read. */
  before2?(value: V): unknown
  /** The call changes state. A GET with it is the specification's state-changing GET: no-store, prefetches refused. */
  readonly mutates: boolean
  /** Takes an `Idempotency-Key` header: a repeat with the same key answers what the first call answered. */
  readonly idempotent: boolean
  /** Answers people of a role that requires a second factor before they have one, so that they can set it up. */
  readonly beforeSecondFactor: boolean
  /**
   * Of those for customers: answers also who acts for another household. What ordering, changing, cancelling and arriving
   * need; all others are refused, also those that come in the future.
   */
  readonly byHelper: boolean
  /** Answers a shared tablet while nobody has typed their PIN there. */
  readonly beforePin: boolean
  /** The answer is a file of this media type instead of the envelope. */
  readonly file: string | undefined
  /** The body is a form (`multipart/form-data`), whose files are of at most 4 MB. */
  readonly isMultipart: boolean
  /** Maximum characters of a JSON body. */
  readonly maxBody: number
  /** Calls of one person in an hour; for what costs others: messages, mails, passwords, long work. Other changes have `changesPerHour`. */
  readonly limit: { readonly perHour: number } | undefined
  readonly permissions: readonly Permission[]
  /** Type only: takes path, query and body fields merged into one object. */
  readonly Input?: (input: I) => void
}

export type AnyEndpoint = Endpoint<never, unknown>
export type Input<E> = E extends Endpoint<infer I, unknown> ? I : never
export type Value<E> = E extends Endpoint<never, infer V> ? V : never

interface Definition<P extends Shape, Q extends Shape, B extends AnyObject, V, R extends string> {
  summary: string
  roles: Endpoint['roles']
  resource: R
  params?: P
  query?: Q
  body?: B
  value: z.ZodMiniType<V>
  before2?: ((value: NoInfer<V>) => unknown) | undefined
  mutates?: boolean
  idempotent?: boolean
  beforeSecondFactor?: boolean
  byHelper?: boolean
  beforePin?: boolean
  file?: string
  isMultipart?: boolean
  maxBody?: number
  limit?: Endpoint['limit']
  permissions?: readonly Permission[]
}
/** `unknown` for no fields: an empty strict object would forbid the fields it is merged with. */
type Out<S extends Shape> = keyof S extends never ? unknown : z.output<z.ZodMiniObject<S, z.core.$strict>>
const nothing = z.strictObject({})

/** The verbs of one area's catalogue: each makes an endpoint whose id is its export's, its Lambda's and its file's name. */
export const area = (name: string) => ({
  get: verb(name, 'GET'),
  post: verb(name, 'POST'),
  put: verb(name, 'PUT'),
  remove: verb(name, 'DELETE'),
})

const verb =
  (area: string, method: Endpoint['method']) =>
  <
    V,
    R extends string,
    P extends Shape = Record<never, never>,
    Q extends Shape = Record<never, never>,
    B extends AnyObject = z.ZodMiniType<Record<never, never>>,
  >(
    id: string,
    path: string,
    d: Definition<P, Q, B, V, R>,
  ): Endpoint<Out<P> & Out<Q> & z.output<B>, V, R> => {
    const mutates = d.mutates ?? method !== 'GET'
    return {
      id,
      area,
      method,
      path,
      summary: d.summary,
      roles: d.roles,
      resource: d.resource,
      params: d.params ? z.strictObject(d.params) : nothing,
      query: d.query ? z.strictObject(d.query) : nothing,
      body: d.body,
      value: d.value,
      ...(d.before2 ? { before2: d.before2 } : {}),
      mutates,
      idempotent: d.idempotent ?? false,
      beforeSecondFactor: d.beforeSecondFactor ?? false,
      byHelper: d.byHelper ?? false,
      beforePin: d.beforePin ?? false,
      file: d.file,
      isMultipart: d.isMultipart ?? false,
      maxBody: d.maxBody ?? usualMaxBody,
      limit: d.limit,
      permissions: [...(mutates ? (['table:write'] as const) : []), ...(d.permissions ?? [])],
    }
  }
