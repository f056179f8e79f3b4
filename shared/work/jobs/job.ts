import * as z from 'zod/mini'
import { roles } from '../../core/access.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { JobParameters } from './kinds.ts'

/**
 * Jobs: long work that a person, a schedule or a message to many asked for. A job is worked off in steps; after each step its
 * mark (`Cursor`, the parts made so far) is saved, so that a run that was cut short is continued from there by the next.
 */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** Days the file of a finished job can be downloaded. */
export const jobDays = 30

/** Job for its owner. */
export const Job = z.object({
  ID: ID,
  Kind: z.string(),
  /** Of its kind's schema: the same can be asked for again. */
  Parameters: JobParameters,
  State: z.enum(jobStates),
  Created: Instant,
  /** Rows worked off so far, or recipients reached, and how many there are in all when that is known. */
  Done: z.int(),
  Total: z.nullable(z.int()),
  /** Rows that were refused, as an import's. */
  Refused: z.int(),
  Finished: z.nullable(Instant),
  FileName: z.nullable(z.string()),
  Bytes: z.nullable(z.int()),
  /** Time at which the file goes. */
  Expires: z.nullable(Instant),
  /** Reason that it failed, in its owner's language. */
  Reason: z.nullable(z.string()),
})
export type Job = z.infer<typeof Job>

/** Person it works for: it reads what they may read in this role. */
export const JobOwner = z.object({
  UserID: ID,
  Subject: z.string(),
  Role: z.enum(roles),
  EntityID: ID,
  FoodBankIDs: z.array(ID),
  CustomerID: z.nullable(ID),
})

export const StoredJob = z.extend(Job, {
  Version: z.int(),
  Owner: JobOwner,
  Language: z.enum(languages),
  /** Start of the next step; null at the beginning. */
  Cursor: z.nullable(z.string()),
  /** Keys of the parts made so far, in order. */
  Parts: z.array(z.string()),
  /** Runs since the last step that was saved. */
  Attempts: z.int(),
  FileKey: z.nullable(z.string()),
})
export type StoredJob = z.infer<typeof StoredJob>
