import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startQueues, storedNotice } from '../../infra/local/queues.ts'

/** The import bucket of the tests, and that of exports: S3 in memory, and the notice that S3 would send about a file. */
export interface TestBucket {
  put(key: string, content: string | Uint8Array): Promise<string>
  result(key: string): Promise<string>
  stop(): Promise<void>
}

export async function startImportBucket(): Promise<TestBucket> {
  const { endpoint, ensureBuckets, stop } = await startQueues()
  const Bucket = 'imports'
  await ensureBuckets([
    { name: Bucket },
    { name: 'exports' },
    { name: 'pictures' },
    { name: 'photos' },
    { name: 'backups' },
  ])
  process.env.AWS_ENDPOINT_URL_S3 = endpoint
  process.env.IMPORTS_BUCKET = Bucket
  const s3 = new S3Client({ endpoint })
  return {
    put: async (key, content) => {
      const body = typeof content === 'string' ? new TextEncoder().encode(content) : content
      await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body }))
      return storedNotice({ bucket: Bucket, key, size: body.length })
    },
    result: async (key) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: `results/${key}` }))
      return (await Body?.transformToString()) ?? ''
    },
    stop,
  }
}

/** A distributor's file of one product a load. */
export const loadFile = (references: readonly string[]) =>
  [
    'Reference,Shipper,OriginCity,OriginProvince,OriginLatitude,OriginLongitude,PickupDate,Product,Cases,Pounds',
    ...references.map((one) => `${one},Sunrise Foods,Springfield,MA,42.1,-72.5,2026-11-23,Canned corn,600,9000`),
  ].join('\n')
