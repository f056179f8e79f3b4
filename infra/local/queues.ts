import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { FastifyInstance } from 'fastify'
import { buildApp } from 'fauxqs'
import { DurableMessages, newStores, type Stores } from './durableMessages.ts'
import { localCredentials, localRegion } from './environment.ts'
import { freePort } from './loopback.ts'
import { type PresignedRefusal, refusedAs, wouldReplace, wrongChecksum } from './presigned.ts'

/**
 * The queues and buckets of the local app: SQS and S3 as fauxqs speaks them, inside this process, on one address.
 * Messages and photos lie in a SQLite file and survive a kill.
 */
export interface LocalQueues {
  /** Of both, SQS and S3. */
  readonly endpoint: string
  /** Makes what is missing and sets what changed; answers the queues' addresses by name. */
  ensureQueues(wanted: readonly WantedQueue[]): Promise<ReadonlyMap<string, string>>
  ensureBuckets(wanted: readonly WantedBucket[]): Promise<void>
  stop(): Promise<void>
}
export interface WantedQueue {
  readonly name: string
  readonly visibilitySeconds: number
  /** Deliveries before a message is given up and goes to the queue of dead letters. */
  readonly maxReceives: number
  readonly deadLetterName: string
  /** Seconds that each message is held back; 0 when absent. */
  readonly delaySeconds?: number
}
export interface WantedBucket {
  readonly name: string
}
export interface QueuesOptions {
  /** Directory of the SQLite file; without one, all is in memory. */
  readonly directory?: string
  readonly port?: number
  /** Is told of each stored object, as S3 notifies a queue. */
  readonly onStored?: (stored: StoredObject) => unknown
}
export interface StoredObject {
  readonly bucket: string
  readonly key: string
  readonly size: number
}

/** S3's notification of a new object, as far as functions read it. */
export const storedNotice = ({ key, size }: StoredObject) =>
  JSON.stringify({
    Records: [{ s3: { object: { key: encodeURIComponent(key), size, sequencer: crypto.randomUUID() } } }],
  })

export async function startQueues({ directory, port, onStored }: QueuesOptions = {}): Promise<LocalQueues> {
  const chosen = port ?? (await freePort())
  const endpoint = `http://127.0.0.1:${chosen}`
  const stores = newStores()
  const durable = directory === undefined ? undefined : new DurableMessages(directory, endpoint, stores)
  const app = appOf(stores, onStored)
  await app.listen({ host: '127.0.0.1', port: chosen })
  const access = { endpoint, region: localRegion, credentials: localCredentials }
  const sqs = new SQSClient(access)
  const s3 = new S3Client(access)
  return {
    endpoint,
    ensureQueues: async (wanted) => new Map(await Promise.all(wanted.map((queue) => ensureQueue(sqs, queue)))),
    ensureBuckets: async (wanted) => {
      for (const { name } of wanted) await ensureBucket(s3, name)
    },
    stop: async () => {
      sqs.destroy()
      s3.destroy()
      await app.close()
      durable?.close()
    },
  }
}

/** The engine's server with what S3 does for browsers: it answers pages of this machine and checks signed addresses. */
function appOf(stores: Stores, onStored: QueuesOptions['onStored']): FastifyInstance {
  const app: FastifyInstance = buildApp({ logger: false, stores })
  const xml = ({ code, message }: PresignedRefusal) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin
    if (origin !== undefined && isOfThisMachine(origin))
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' })
    if (request.method === 'OPTIONS') return reply.headers(preflight).status(204).send()
    const queueRequest = request.url === '/' && request.method === 'POST'
    if (queueRequest && origin === undefined) return
    const { method, url, headers } = request
    const refused = await refusedAs({ method, url, headers }, localCredentials.secretAccessKey, Date.now())
    if (refused) return reply.status(refused.status).type('application/xml').send(xml(refused))
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'PUT') return
    const refused = wrongChecksum(request.url, request.body) ?? wouldReplace(request, stores.s3Store)
    if (refused) return reply.status(refused.status).type('application/xml').send(xml(refused))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'PUT' || reply.statusCode !== 200) return
    const [, bucket = '', ...path] = new URL(request.url, 'http://s3').pathname.split('/').map(decodeURIComponent)
    const size = Buffer.isBuffer(request.body) ? request.body.length : 0
    if (path.length > 0) await onStored?.({ bucket, key: path.join('/'), size })
  })
  return app
}

const isOfThisMachine = (origin: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)

const preflight = {
  'access-control-allow-methods': 'GET, PUT, HEAD',
  'access-control-allow-headers': 'content-type, if-none-match',
  'access-control-max-age': '3600',
}

async function ensureQueue(sqs: SQSClient, wanted: WantedQueue): Promise<[string, string]> {
  const deadLetters = await sqs.send(new CreateQueueCommand({ QueueName: wanted.deadLetterName }))
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: deadLetters.QueueUrl, AttributeNames: ['QueueArn'] }),
  )
  // Without attributes: with others than it has, an existing queue would be refused.
  const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: wanted.name }))
  const redrive = { deadLetterTargetArn: Attributes?.QueueArn, maxReceiveCount: wanted.maxReceives }
  await sqs.send(
    new SetQueueAttributesCommand({
      QueueUrl,
      Attributes: {
        VisibilityTimeout: String(wanted.visibilitySeconds),
        DelaySeconds: String(wanted.delaySeconds ?? 0),
        RedrivePolicy: JSON.stringify(redrive),
      },
    }),
  )
  return [wanted.name, QueueUrl as string]
}

async function ensureBucket(s3: S3Client, Bucket: string): Promise<void> {
  const exists = await s3.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (fault: Error) => {
      if (fault.name === 'NotFound') return false
      throw fault
    },
  )
  if (!exists) await s3.send(new CreateBucketCommand({ Bucket }))
}
