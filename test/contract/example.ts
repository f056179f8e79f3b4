import type { catalogue } from '../../shared/catalogue.ts'
import type { Caller, Role } from '../../shared/core/access.ts'
import type { Target } from '../engine/target.ts'

export type ListedEndpoint = (typeof catalogue)[number]

/** Example call of an endpoint, with its callers: one for each endpoint, by area in `examples/<area>.ts`. */
export interface Example {
  /** Roles of the specification; `anyone` is every signed-in person, `anonymous` everybody, or whoever has the code of `headers`. */
  readonly roles: readonly Role[] | 'anyone' | 'anonymous'
  /** An input that is well-formed whoever calls, aimed at a target. */
  readonly input: (target: Target, caller: Caller) => object
  /** Headers of an anonymous call that is let in. */
  readonly headers?: (target: Target) => Record<string, string>
  /** Status of a call without the right header; 404 when absent. */
  readonly denied?: number
  /** Tells if the caller is allowed, where the endpoint asks for more, or for less, than reaching the target. */
  readonly allows?: (caller: Caller, target: Target) => boolean
  /** Tells if the answer may have a caller's codes, where that is more than those the caller reaches. */
  readonly shows?: (caller: Caller, target: Target) => boolean
  /** Role of the caller where one will do: by default the first of its roles. */
  readonly by?: Role
  /** The field of the answer that a repeated call no longer has. */
  readonly onlyOnce?: string
}

export type Examples = Readonly<Record<string, Example>>
