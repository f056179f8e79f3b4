import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'

const Kind = z.object({ Kind: z.string() })

/** The events of a job. */
export const jobEvents = {
  JobRequested: eventDefinition('JobRequested', 'Long work was asked for and waits for a worker.', Kind, {
    Kind: 'receipts',
  }),
  JobContinued: eventDefinition(
    'JobContinued',
    'A worker used up its time; the next goes on from the mark.',
    z.object({ Done: z.int() }),
    { Done: 4000 },
  ),
  JobFinished: eventDefinition(
    'JobFinished',
    'The work is done; a file, if there is one, can be downloaded. Without a file it has 0 bytes.',
    z.extend(Kind, { Rows: z.int(), Bytes: z.int() }),
    { Kind: 'receipts', Rows: 12_040, Bytes: 1_804_000 },
  ),
  JobFailed: eventDefinition('JobFailed', 'The work was given up.', Kind, { Kind: 'receipts' }),
  JobCancelled: eventDefinition('JobCancelled', 'Its owner cancelled it.', z.object({}), {}),
} as const

export type JobEvent = EventOf<typeof jobEvents>
