import type { Job } from '../../../../shared/work/jobs/job.ts'

/** A job as the server answers it when it was just queued. */
export const queuedJob: Job = {
  ID: 1,
  Kind: 'donations',
  Parameters: {},
  State: 'queued',
  Created: '2026-11-20T15:00:00.000Z',
  Done: 0,
  Total: null,
  Refused: 0,
  Finished: null,
  FileName: null,
  Bytes: null,
  Expires: null,
  Reason: null,
}
