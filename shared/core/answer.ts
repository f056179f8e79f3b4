import type { Sentence } from './text/sentence.ts'
import type { Filling } from './text/text.ts'

/** Answer of every JSON endpoint. `Message` is set on every status other than 2xx (decision 53). */
export interface Answer<V = unknown> {
  Successful: boolean
  Value?: V
  FailureReason?: string
  Message?: string
}

/** Status of a call for a household that the caller ordered for until its help ended. */
export const helpEndedStatus = 410

/** A business refusal: the request was understood and may not happen. HTTP 200, `Successful: false`. */
export interface Refusal {
  readonly refused: Sentence
  readonly values?: Readonly<Record<string, string | number>>
  /** Content of the answer's `Value` beside the reason. */
  readonly value?: unknown
}

export const refuse = <P extends string>(refused: Sentence<P>, ...[values]: Filling<P>): Refusal =>
  values ? { refused, values } : { refused }

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
