import type { IncomingMessage, ServerResponse } from 'node:http'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { importFolders } from '../../../events/subscriptions.ts'
import { readBody, sendJson } from '../loopback.ts'

/** `/local/imports`: drops a file into the import bucket, and answers its result once there is one. */
export type LocalImports = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const maxBytes = 60 * 1024 * 1024

export function importsOn(Bucket: string): LocalImports {
  const s3 = new S3Client({ forcePathStyle: true })

  async function drop(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const kind = query.get('kind') ?? ''
    const folder = [kind, query.get('owner')].filter(Boolean).join('/')
    if (!importFolders.some((folder) => folder === kind))
      return sendJson(response, 400, { message: `Kinds of imports: ${importFolders.join(', ')}` })
    const name = (query.get('name') ?? 'file.csv').replace(/[^\w.-]/g, '_')
    // Each file has a name of its own, so that its result is not that of an earlier one.
    const Key = `${folder}/${new Date().toISOString().replaceAll(':', '-')}-${name}`
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: await readBody(request, maxBytes) }))
    sendJson(response, 200, { key: Key })
  }

  async function result(response: ServerResponse, key: string): Promise<void> {
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: `results/${key}` }))
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
      response.end(await Body?.transformToByteArray())
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error
      sendJson(response, 404, { message: 'There is no result yet.' })
    }
  }

  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://local')
    return request.method === 'POST'
      ? drop(request, response, searchParams)
      : result(response, searchParams.get('key') ?? '')
  }
}
