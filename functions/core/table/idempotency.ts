import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { absent } from './conditions.ts'
import { expiryAfter } from './expiry.ts'
import { type Key, key } from './shape.ts'
import { table } from './table.ts'
import { ConditionFailed, type Write } from './write.ts'

const responseSort = 'RESPONSE'
export const storedResponseKey = (userId: number, endpoint: string, idempotencyKey: string) =>
  key(`IDEMPOTENCY#${userId}#${endpoint}#${idempotencyKey}`, responseSort)

/** A part of a change that is too large for one transaction. */
const partKey = ({ pk }: Key, part: number) => key(pk, `PART#${String(part).padStart(4, '0')}`)

export const StoredResponse = z.object({ Response: z.unknown(), InputHash: z.string() })
type StoredResponse = z.infer<typeof StoredResponse>
const StoredPart = z.extend(StoredResponse, { sk: z.string() })

/** Long enough for a phone that was offline; then the table's TTL deletes the response. */
const storedDays = 2

/** Idempotency key of the client; undefined without a key: then nothing is stored. */
export interface GivenKey {
  readonly key: string
  readonly inputHash: string
}

/** Key of a stored response, and the input that it is for. */
export interface ResponseRecord {
  readonly at: Key
  readonly inputHash: string
}
export const responseWrite = ({ at, inputHash }: ResponseRecord, Response: unknown, now: Date): Write => ({
  put: { ...at, Response, InputHash: inputHash, expires: expiryAfter(now, storedDays) },
  when: absent,
})

/** Tells if a transaction failed because another call with its key was committed first. */
export const isAnsweredBefore = (error: unknown): boolean =>
  error instanceof ConditionFailed &&
  error.failed.some((write) => 'put' in write && write.put.sk === responseSort && 'InputHash' in write.put)

/**
 * An idempotency key of a person at an endpoint. The response and the hash of the input are stored in the transaction of
 * the change, so a repeated call finds both the change and the response, or neither.
 */
export class IdempotencyKey {
  /** For somebody else to store the response; undefined without a key. */
  readonly record: ResponseRecord | undefined

  constructor(endpoint: Pick<Endpoint, 'id'>, caller: Pick<Caller, 'UserID'>, given: GivenKey | undefined) {
    this.record = given && { at: storedResponseKey(caller.UserID, endpoint.id, given.key), inputHash: given.inputHash }
  }

  /** Stored response of the first call with this key; undefined when there was none. */
  async stored(): Promise<StoredResponse | undefined> {
    return this.record && table.get(this.record.at, StoredResponse)
  }

  isOfThisInput({ InputHash }: StoredResponse): boolean {
    return InputHash === this.record?.inputHash
  }

  /** The answer of a first call at the same moment, in place of one that its change led to. */
  async answeredFirst<T>(answer: T): Promise<T> {
    const first = await this.stored()
    return first && this.isOfThisInput(first) ? (first.Response as T) : answer
  }

  /** The write to commit together with the change; none without a key. */
  writes(response: unknown, now: Date): Write[] {
    if (!this.record) return []
    return [responseWrite(this.record, response, now)]
  }

  /**
   * The parts that earlier calls with this key wrote, by their number, as each was answered. A change that takes several
   * transactions stores one with each, and the response with the last: a repeat writes what is missing.
   */
  async storedParts(): Promise<ReadonlyMap<number, StoredResponse>> {
    if (!this.record) return new Map()
    const parts = await table.all({ pk: this.record.at.pk, from: 'PART#', to: 'PART#~' }, StoredPart)
    return new Map(parts.map((part) => [Number(part.sk.slice('PART#'.length)), part]))
  }

  partWrites(part: number, response: unknown, now: Date): Write[] {
    if (!this.record) return []
    return [responseWrite({ ...this.record, at: partKey(this.record.at, part) }, response, now)]
  }
}
