import * as z from 'zod/mini'
import type { Caller } from '../../shared/access.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { key } from './shape.ts'
import { table } from './table.ts'
import { absent, type ConditionFailed, type Write } from './write.ts'

export const idempotencyKeyOf = (userId: number, endpoint: string, token: string) =>
  key(`ONCE#${userId}#${endpoint}#${token}`, 'ONCE')

const Record = z.object({ Answer: z.unknown() })

/** Long enough for a phone that was offline, short enough to be tidied. */
const keptDays = 2

/**
 * An idempotency key that rides inside the transaction it guards: the answer is stored with the change, so a repeated
 * call finds either nothing of both or both.
 */
export class IdempotencyKey {
  readonly #at: ReturnType<typeof idempotencyKeyOf> | undefined
  #write: Write | undefined

  constructor(definition: Pick<Endpoint, 'id'>, caller: Pick<Caller, 'UserID'>, token: string | undefined) {
    this.#at = token === undefined ? undefined : idempotencyKeyOf(caller.UserID, definition.id, token)
  }

  /** What the first call with this key answered; undefined when there was none. */
  async earlier(): Promise<unknown> {
    if (!this.#at) return undefined
    return (await table.get(this.#at, Record))?.Answer
  }

  /** The write to commit together with the change; none without a key. */
  writes(answer: unknown, now: Date): Write[] {
    if (!this.#at) return []
    this.#write = {
      put: { ...this.#at, Answer: answer, expires: Math.floor(now.getTime() / 1000) + keptDays * 86_400 },
      when: absent,
    }
    return [this.#write]
  }

  met(error: ConditionFailed): boolean {
    return this.#write !== undefined && error.failed.includes(this.#write)
  }
}
