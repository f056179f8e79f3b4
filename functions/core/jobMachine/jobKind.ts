import type { Refusal } from '../../../shared/core/answer.ts'
import type { View } from '../http/context.ts'
import type { JobResult } from './jobParts.ts'

/**
 * Work of a kind of job. A step reads as the job's owner and answers a part of the result, or has its effect elsewhere.
 */
export interface JobStep {
  readonly content?: string
  readonly rows: number
  /** Those of the rows that were refused. */
  readonly refusedRows?: number
  /** Start of the next step; undefined after the last. */
  readonly cursor: string | undefined
  readonly total?: number | null
}
export interface JobKind<P = never> {
  /** The first step gets null. The same cursor has to lead to the same place, however often it is asked. */
  step(parameters: P, cursor: string | null, view: View): Promise<JobStep | Refusal>
  /** The file of all parts, in their order; absent when there is none. */
  compose?(parts: AsyncIterable<string>, parameters: P, view: View): Promise<JobResult>
}
