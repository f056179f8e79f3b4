import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { chunksOf } from '../chunks.ts'

/** Parts and results of jobs as a worker writes them. Keys are made anew for each, so that nothing is overwritten. */

const s3 = new S3Client({})
const bucket = () => process.env.EXPORTS_BUCKET

export const putPart = (jobId: number, content: string) => put(`parts/${jobId}/${crypto.randomUUID()}`, content)
/** Work of a job, stored before the job is requested. */
export const putInput = (content: string) => put(`inputs/${crypto.randomUUID()}`, content)

async function put(Key: string, content: string): Promise<string> {
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: new TextEncoder().encode(content) }))
  return Key
}

export async function readPart(Key: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key }))
  if (!Body) throw new Error('A part of the job has no content')
  return Body.transformToString()
}

/** Parts read at once. */
const atOnce = 10

/** The parts in their order. Each loop reads them anew, so that a result needs no more memory than a few of them. */
export const readParts = (keys: readonly string[]): AsyncIterable<string> => ({
  async *[Symbol.asyncIterator]() {
    for (const some of chunksOf(keys, atOnce)) yield* await Promise.all(some.map(readPart))
  },
})

export interface JobResult {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Uint8Array
}
/** The result under a name that browsers save it by. */
export async function putResult(jobId: number, { name, mediaType, content }: JobResult) {
  const Body = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const key = `results/${jobId}/${crypto.randomUUID()}/${name}`
  const ContentDisposition = `attachment; filename="${name}"`
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body, ContentType: mediaType, ContentDisposition }))
  return { key, name, bytes: Body.length }
}
