import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import type { Handler } from './loopback.ts'

/** Pictures of products and locations below `/pictures/`, as the content delivery network serves them from their bucket. */
export function localPictures(bucket: string): Handler {
  const ofBucket = fromBucket(bucket)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    const [, name] = /^\/pictures\/demo\/([a-z]+(?:-small)?\.png)$/.exec(pathname) ?? []
    const file = name && join(drawings, name)
    if (!file || !existsSync(file)) return ofBucket(request, response)
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
    createReadStream(file).pipe(response)
  }
}

/** The pictures of the demonstration's products. */
const drawings = join(import.meta.dirname, 'seed', 'pictures')

function fromBucket(bucket: string): Handler {
  const s3 = new S3Client({ forcePathStyle: true })
  return async (request, response) => {
    const Key = new URL(request.url ?? '/', 'http://local').pathname.slice(1)
    try {
      const { Body, ContentType, CacheControl } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }))
      const bytes = await Body?.transformToByteArray()
      response.writeHead(200, {
        'content-type': ContentType ?? 'application/octet-stream',
        'cache-control': CacheControl ?? 'no-store',
      })
      response.end(bytes)
    } catch (fault) {
      if (!(fault instanceof NoSuchKey)) throw fault
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    }
  }
}
