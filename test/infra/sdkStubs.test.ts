import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Bundled, bundle } from '../../infra/bundle.ts'
import { bundleOf } from '../../infra/entries.ts'
import { defaultProvider } from '../../infra/sdkStubs/credentials.ts'

const run = promisify(execFile)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gleanery-stubs-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Bundles sources of an app of three files. */
async function bundled(
  files: Readonly<Record<string, string>>,
  entries: readonly string[],
): Promise<(entry: string) => string> {
  const root = relative('.', folder())
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  await bundle(entries, { root })
  return (entry) => join(root, bundleOf(entry))
}

const handlerIn = (file: string) =>
  (
    process.getBuiltinModule('node:module').createRequire(import.meta.url)(join(process.cwd(), file)) as {
      handler: (event?: unknown) => Promise<unknown>
    }
  ).handler

const mailing = 'notifications/onOfferChanged'

describe('the app’s bundles', () => {
  const at: { root: string; made: Bundled[] } = { root: '', made: [] }
  beforeAll(async () => {
    at.root = mkdtempSync(join(tmpdir(), 'gleanery-stubs-'))
    at.made = await bundle(['session/getSession', 'offers/acceptMatch', 'donations/preparePhoto', mailing], {
      into: at.root,
    })
    return () => rmSync(at.root, { recursive: true })
  })
  const file = (entry: string) => bundleOf(entry, at.root)

  it.each(['session/getSession', 'offers/acceptMatch', 'donations/preparePhoto'])(
    '%s leaves out the SDK’s code that Lambda never uses',
    (entry) => {
      const text = readFileSync(file(entry), 'utf8')
      for (const part of [
        'fromSSO',
        'fromInstanceMetadata',
        'EventStreamCodec',
        'luxon',
        'S3ServiceException',
        'mnemonist',
      ])
        expect(text, part).not.toContain(part)
      // The smallest of these parts weighs 9 kB.
      expect(at.made.find((made) => made.entry === entry)?.packageBytes).toBeLessThan(250_000)
    },
  )

  it('sends the same mail request as the unmodified client', async () => {
    const heard: { readonly url: string | undefined; readonly body: unknown }[] = []
    const ses = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      heard.push({ url: request.url, body: JSON.parse(body) })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"1"}')
    })
    await new Promise<void>((resolve) => ses.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void ses.close())
    const sources = join(process.cwd(), 'functions/core/mail/mailer.ts')
    const mail = {
      to: 'a@example.org',
      subject: 'Leeks',
      html: '<p>Leeks</p>',
      text: 'Leeks',
      unsubscribeUrl: 'https://x.example',
    }
    const sending = await bundled(
      {
        'functions/mail/send.ts': `
import { mailer } from '${sources}'
export const handler = () => mailer()(${JSON.stringify(mail)})`,
      },
      ['mail/send'],
    )
    const script = `require(process.argv[1]).handler().then((outcome) => console.log(outcome.state))`
    const env = {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(ses.address() as AddressInfo).port}`,
      MAIL_FROM: 'rescue@gleanery.example',
    }
    const { stdout } = await run(process.execPath, ['-e', script, join(process.cwd(), sending('mail/send'))], { env })
    expect(stdout.trim()).toBe('sent')
    expect(heard).toMatchObject([
      { url: '/v2/email/outbound-emails', body: { Destination: { ToAddresses: ['a@example.org'] } } },
    ])
    expect(JSON.stringify(heard[0]?.body)).toContain('"Subject":{"Data":"Leeks","Charset":"UTF-8"}')
  })

  it('reads and stores files with the client of S3', async () => {
    const heard: { readonly request: string; readonly body: string }[] = []
    const store = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      heard.push({ request: `${request.method} ${request.url?.split('?')[0]}`, body })
      response.writeHead(200).end(request.method === 'GET' ? 'Leeks' : '')
    })
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void store.close())
    const client = join(process.cwd(), 'node_modules/@aws-sdk/client-s3')
    const storing = await bundled(
      {
        'functions/files/copy.ts': `
import { GetObjectCommand, PutObjectCommand, S3Client } from '${client}'
export const handler = async () => {
  const s3 = new S3Client({ forcePathStyle: true })
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'a.csv' }))
  await s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'b.csv', Body: await Body.transformToByteArray() }))
}`,
      },
      ['files/copy'],
    )
    const env = {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    }
    await run(
      process.execPath,
      ['-e', 'require(process.argv[1]).handler()', join(process.cwd(), storing('files/copy'))],
      {
        env,
      },
    )
    expect(heard).toEqual([
      { request: 'GET /files/a.csv', body: '' },
      { request: 'PUT /files/b.csv', body: 'Leeks' },
    ])
  })

  it('writes a PDF with the fonts that lie beside it', async () => {
    const printing = await bundled(
      {
        'functions/files/print.ts': `
import { pdfOf } from '${join(process.cwd(), 'functions/core/pdf/paper.ts')}'
export const handler = async () =>
  Buffer.from(await pdfOf({ title: 'Leeks', language: 'en' }, (paper) => paper.text('Łukasz Nguyễn')))`,
      },
      ['files/print'],
    )
    const pdf = String(await handlerIn(printing('files/print'))())
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toMatch(/\/FontName \/\w+\+NotoSans-Regular\b/)
  })

  it('signs its calls with the credentials of Lambda’s environment', async () => {
    const heard: IncomingHttpHeaders[] = []
    const store = createServer((request, response) => {
      heard.push(request.headers)
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}')
    })
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void store.close())
    const claims = { token_use: 'access', sub: 'someone', user_id: '7', entity_id: '8', role: 'agency' }
    const event = {
      headers: { 'x-origin-secret': 'secret' },
      requestContext: { requestId: 'r', authorizer: { jwt: { claims } } },
    }
    const script = `require(process.argv[1]).handler(${JSON.stringify(event)}, {}).then((answer) => console.log(answer.statusCode))`
    const env = {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'session',
      AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      TABLE_NAME: 'table',
      ORIGIN_SECRET: 'secret',
      POWERTOOLS_LOG_LEVEL: 'SILENT',
    }
    await run(process.execPath, ['-e', script, file('session/getSession')], { env })
    expect(heard[0]).toMatchObject({
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/dynamodb\//),
      'x-amz-security-token': 'session',
      'x-amz-target': expect.stringMatching(/^DynamoDB_20120810\./),
    })
  })

  it('does not start without credentials', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
    await expect(defaultProvider()()).rejects.toThrow('holds no credentials')
    vi.unstubAllEnvs()
  })
})
