import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localCredentials, localRegion } from './environment.ts'
import { type LocalQueues, startQueues, type WantedQueue } from './queues.ts'

const reactions = { name: 'reactions', visibilitySeconds: 180, maxReceives: 2, deadLetterName: 'reactions-dead' }
let directory: string
let queues: LocalQueues
let sqs: SQSClient

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gleanery-queues-'))
  await startAgain()
})
afterEach(async () => {
  vi.useRealTimers()
  await queues.stop()
  rmSync(directory, { recursive: true })
})

async function startAgain() {
  queues = await startQueues({ directory })
  sqs = new SQSClient(access())
}
const access = () => ({ endpoint: queues.endpoint, region: localRegion, credentials: localCredentials, maxAttempts: 1 })

const addressOf = async (wanted: WantedQueue = reactions) =>
  (await queues.ensureQueues([wanted])).get(wanted.name) as string
const send = (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
  sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }))
const receive = async (QueueUrl: string) => {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 10,
      MessageSystemAttributeNames: ['ApproximateReceiveCount'],
    }),
  )
  return Messages.map(({ Body, ReceiptHandle, Attributes }) => ({
    body: Body,
    handle: ReceiptHandle as string,
    count: Number(Attributes?.ApproximateReceiveCount),
  }))
}
const giveBack = (QueueUrl: string, ReceiptHandle: string) =>
  sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }))

describe('the embedded queues', () => {
  it('have addresses on this machine that clients can follow', async () => {
    const url = await addressOf()
    expect(url).toBe(`${queues.endpoint}/000000000000/reactions`)
    await send(url, 'a')
    expect((await receive(url)).map(({ body }) => body)).toEqual(['a'])
  })

  it('take what SQS takes, all that people type, and refuse what it refuses', async () => {
    const url = await addressOf()
    const typed = 'Sorry, freezer broke 😢 \u{10FFFD} مرحبا\u200f 👩‍👩‍👧‍👦'
    await send(url, typed)
    expect((await receive(url)).map(({ body }) => body)).toEqual([typed])
    for (const refused of ['\uFFFE', '\uFFFF', '\u0000'])
      await expect(send(url, `a${refused}`)).rejects.toThrow('Invalid characters')
  })

  it('deliver a released message again at once', async () => {
    const url = await addressOf()
    await send(url, 'a')
    await giveBack(url, (await receive(url))[0]?.handle as string)
    expect(await receive(url)).toMatchObject([{ body: 'a', count: 2 }])
  })

  it('move a message to the dead-letter queue after too many deliveries, and keep it there over a restart', async () => {
    const url = await addressOf()
    await send(url, 'a')
    for (let delivery = 0; delivery < 2; delivery++) await giveBack(url, (await receive(url))[0]?.handle as string)
    expect(await receive(url)).toEqual([])
    const dead = url.replace('reactions', 'reactions-dead')
    await queues.stop()
    await startAgain()
    expect(await receive(new URL(new URL(dead).pathname, queues.endpoint).href)).toMatchObject([{ body: 'a' }])
  })

  it('keep waiting messages over a restart, deliver held ones again, and drop deleted ones', async () => {
    const url = await addressOf()
    for (const body of ['done', 'held', 'delayed']) await send(url, body, body === 'delayed' ? 600 : 0)
    const [done] = await receive(url)
    await sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: done?.handle }))
    await queues.stop()
    await startAgain()
    expect(await receive(await addressOf())).toMatchObject([{ body: 'held', count: 2 }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect((await receive(await addressOf())).map(({ body }) => body)).toContain('delayed')
  })

  it('apply a changed visibility timeout or maximum of deliveries without losing a message', async () => {
    const url = await addressOf()
    await send(url, 'a')
    expect(await addressOf({ ...reactions, visibilitySeconds: 60, maxReceives: 5 })).toBe(url)
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }))
    expect(Attributes).toMatchObject({ VisibilityTimeout: '60', ApproximateNumberOfMessages: '1' })
    expect(JSON.parse(Attributes?.RedrivePolicy ?? '')).toEqual({
      deadLetterTargetArn: 'arn:aws:sqs:us-east-1:000000000000:reactions-dead',
      maxReceiveCount: 5,
    })
  })

  it('hold messages back for the delay that is wanted', async () => {
    const url = await addressOf({ ...reactions, delaySeconds: 5 })
    await send(url, 'later')
    expect(await receive(url)).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 })
    expect((await receive(url)).map(({ body }) => body)).toEqual(['later'])
  })

  it('refuse requests from web pages', async () => {
    const headers = {
      'x-amz-target': 'AmazonSQS.ListQueues',
      'content-type': 'application/x-amz-json-1.0',
      origin: 'http://localhost',
    }
    const answer = await fetch(queues.endpoint, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })
})

describe('the embedded buckets', () => {
  const photo = { Bucket: 'photos', Key: 'donations/17/crates of pears (1).jpg' }
  const pears = new Uint8Array([1, 2, 3])
  const client = () => new S3Client({ ...access(), requestChecksumCalculation: 'WHEN_REQUIRED' })
  const uploadUrl = (s3: S3Client, bytes = pears.length) =>
    getSignedUrl(s3, new PutObjectCommand({ ...photo, ContentType: 'image/jpeg', ContentLength: bytes }), {
      expiresIn: 300,
      signableHeaders: new Set(['content-type', 'content-length']),
    })
  const upload = (url: string, type = 'image/jpeg', origin = 'http://127.0.0.1:3000') =>
    fetch(url, { method: 'PUT', body: pears, headers: { 'content-type': type, origin } })

  beforeEach(() => queues.ensureBuckets([{ name: 'photos' }]))

  it('store a photo that a browser uploads, and serve it after a restart', async () => {
    const stored = await upload(await uploadUrl(client()))
    expect(stored.status).toBe(200)
    expect(stored.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000')
    await queues.stop()
    await startAgain()
    await queues.ensureBuckets([{ name: 'photos' }])
    const shown = await fetch(await getSignedUrl(client(), new GetObjectCommand(photo)))
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pears)
  })

  it('answer the preflight of an upload for local origins only', async () => {
    const ask = (origin: string) =>
      fetch(new URL('/photos/x', queues.endpoint), {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
    const own = await ask('http://localhost:3000')
    expect(own.status).toBe(204)
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    expect(own.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(own.headers.get('access-control-allow-headers')).toContain('if-none-match')
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('refuse an upload that is expired, unsigned, for another key, of another type or size', async () => {
    const url = await uploadUrl(client())
    const reason = async (answer: Promise<Response>) => /<Code>(.+)<\/Code>/.exec(await (await answer).text())?.[1]
    expect(await reason(upload(url.split('?')[0] as string))).toBe('AccessDenied')
    expect(await reason(upload(url.replace('/17/', '/18/')))).toBe('SignatureDoesNotMatch')
    expect(await reason(upload(url, 'text/html'))).toBe('SignatureDoesNotMatch')
    expect(await reason(upload(await uploadUrl(client(), 2)))).toBe('SignatureDoesNotMatch')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect(await reason(upload(url))).toBe('AccessDenied')
  })

  it('refuse to replace an object when the upload says If-None-Match: *', async () => {
    const url = await getSignedUrl(client(), new PutObjectCommand({ ...photo, IfNoneMatch: '*' }), {
      signableHeaders: new Set(['if-none-match']),
    })
    const put = (headers: Record<string, string>) => fetch(url, { method: 'PUT', body: pears, headers })
    expect((await put({ 'if-none-match': '*' })).status).toBe(200)
    const second = await put({ 'if-none-match': '*' })
    expect([second.status, await second.text()]).toEqual([412, expect.stringContaining('PreconditionFailed')])
    expect((await put({})).status).toBe(403)
  })

  it('refuse, as S3 does, the checksum of an empty body that SDK clients sign by default', async () => {
    const url = await getSignedUrl(new S3Client(access()), new PutObjectCommand(photo))
    const answer = await upload(url)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('BadDigest')
  })

  it('store and answer what an SDK client sends', async () => {
    const s3 = new S3Client(access())
    await s3.send(new PutObjectCommand({ ...photo, Body: 'pears', ContentType: 'text/plain' }))
    const { Body, ContentType } = await s3.send(new GetObjectCommand(photo))
    expect(await Body?.transformToString()).toBe('pears')
    expect(ContentType).toBe('text/plain')
  })
})
