import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { jobStore } from '../../functions/core/jobMachine/jobTable.ts'
import { startQueues } from '../../infra/local/queues.ts'
import type { Caller } from '../../shared/core/access.ts'
import * as jobs from '../../shared/work/jobs/api.ts'
import type { JobRequest } from '../../shared/work/jobs/kinds.ts'
import { deliver } from '../api/core/messages.ts'
import { call } from './call.ts'

/** Jobs with their bucket, of tests at the size of years. */

/** Starts the bucket of exports; answers what stops it. */
export async function startExports(): Promise<() => Promise<void>> {
  const queues = await startQueues()
  await queues.ensureBuckets([{ name: 'exports' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  return queues.stop
}

/** Asks for a job and works it off; answers it as it is then. */
export async function doneInJob(by: Caller, request: JobRequest) {
  const { handler } = await import('../../functions/work/jobs/runJob.ts')
  const { answer } = await call(jobs.requestJob, by, request as never)
  const id = answer.Value?.ID ?? 0
  await deliver(handler, { detail: (await jobStore.loadWithTimeline(id))?.events.at(-1) })
  return jobStore.load(id)
}

const s3 = new S3Client({ forcePathStyle: true })
export async function fileOf(job: Awaited<ReturnType<typeof doneInJob>>): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'exports', Key: job?.FileKey ?? '' }))
  return (await Body?.transformToByteArray()) ?? new Uint8Array()
}

export const csvRows = (file: string | Uint8Array) =>
  (typeof file === 'string' ? file : new TextDecoder().decode(file)).replace('\uFEFF', '').trimEnd().split('\r\n')
