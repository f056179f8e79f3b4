import * as z from 'zod/mini'
import type { Role, Whose } from '../access.ts'

/** What a function may touch beyond reading the table (every endpoint may) — infra turns each into one narrow grant. */
export type Use =
  | 'table:write'
  | 'photos:put'
  | 'photos:get'
  | 'users:write'
  | 'mail:send'
  | 'due:send'
  | 'exports:send'
  | 'exports:put'

type Shape = z.core.$ZodShape
type ObjectOf<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>
type AnyObject = z.ZodMiniType<object>

/** One documented call of the HTTP API: the Lambda, the route, the client method and the reference page come from it. */
export interface Endpoint<I = unknown, V = unknown> {
  readonly id: string
  readonly area: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** API Gateway form: `/api/things/{id}`. */
  readonly path: string
  readonly summary: string
  readonly roles: readonly Role[] | 'anonymous' | 'anyone'
  readonly on: Whose
  readonly params: ObjectOf<Shape>
  readonly query: ObjectOf<Shape>
  readonly body: AnyObject | undefined
  /** Schema of the answer's `Value`. */
  readonly value: z.ZodMiniType<V>
  /** The call changes state. A GET with it is the specification's state-changing GET: no-store, prefetches refused. */
  readonly changes: boolean
  /** Takes an `Idempotency-Key` header: a repeat with the same key answers what the first call answered. */
  readonly once: boolean
  /** The answer is a file of this media type instead of the envelope. */
  readonly file: string | undefined
  readonly uses: readonly Use[]
  /** Type only: takes path, query and body fields merged into one object. */
  readonly Input?: (input: I) => void
}

export type AnyEndpoint = Endpoint<never, unknown>
export type Input<E> = E extends Endpoint<infer I, unknown> ? I : never
export type Value<E> = E extends Endpoint<never, infer V> ? V : never

interface Definition<P extends Shape, Q extends Shape, B extends AnyObject, V> {
  summary: string
  roles: Endpoint['roles']
  on: Whose
  params?: P
  query?: Q
  body?: B
  value: z.ZodMiniType<V>
  changes?: boolean
  once?: boolean
  file?: string
  uses?: readonly Use[]
}
/** `unknown` for no fields: an empty strict object would forbid the fields it is merged with. */
type Out<S extends Shape> = keyof S extends never ? unknown : z.output<z.ZodMiniObject<S, z.core.$strict>>
type Draft<I, V> = Omit<Endpoint<I, V>, 'id' | 'area'>

const nothing = z.strictObject({})

const draft =
  (method: Endpoint['method']) =>
  <
    V,
    P extends Shape = Record<never, never>,
    Q extends Shape = Record<never, never>,
    B extends AnyObject = z.ZodMiniType<Record<never, never>>,
  >(
    path: string,
    d: Definition<P, Q, B, V>,
  ): Draft<Out<P> & Out<Q> & z.output<B>, V> => {
    const changes = d.changes ?? method !== 'GET'
    return {
      method,
      path,
      summary: d.summary,
      roles: d.roles,
      on: d.on,
      params: d.params ? z.strictObject(d.params) : nothing,
      query: d.query ? z.strictObject(d.query) : nothing,
      body: d.body,
      value: d.value,
      changes,
      once: d.once ?? false,
      file: d.file,
      uses: [...(changes ? (['table:write'] as const) : []), ...(d.uses ?? [])],
    }
  }

export const get = draft('GET')
export const post = draft('POST')
export const put = draft('PUT')
export const remove = draft('DELETE')

type Named<D> = { [K in keyof D]: D[K] extends Draft<infer I, infer V> ? Endpoint<I, V> : never }

/** Names an area's endpoints: the key is the endpoint's id, its Lambda's name and its file's name. */
export function area<D extends Record<string, Draft<never, unknown>>>(name: string, drafts: D): Named<D> {
  return Object.fromEntries(Object.entries(drafts).map(([id, d]) => [id, { ...d, id, area: name }])) as Named<D>
}
