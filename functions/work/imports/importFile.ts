import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { decodeText } from '../../../shared/core/csv/decode.ts'
import { readRecords } from '../../../shared/core/csv/records.ts'
import {
  type ImportReason,
  type RowOutcome,
  refusedFile,
  resultFile,
} from '../../../shared/core/importing/importOutcome.ts'
import { queueWorker } from '../../core/http/background.ts'
import type { ImportKind } from '../../core/importing/importKind.ts'
import { log } from '../../core/log.ts'
import { importKinds } from './importKinds.ts'

/**
 * Imports a file that was dropped into the tenant's import bucket: `loads/monday.csv` is read row by row, and
 * `results/loads/monday.csv` names what became of each. Delivered twice, it adds nothing twice.
 */

/** S3's notification about a new object; S3 also sends a test event without records. */
const Notice = z.object({
  Records: z.optional(
    z.array(
      z.object({
        s3: z.object({ object: z.object({ key: z.string(), size: z.number(), sequencer: z.string() }) }),
      }),
    ),
  ),
})

const maxMegabytes = 50
const maxRows = 100_000
const s3 = new S3Client({})
const bucket = () => process.env.IMPORTS_BUCKET
/** Result files are read by whoever sent the file; the file says nothing of their language. */
const language = 'en'

async function bytesOf(Key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key }))
  if (!Body) throw new Error(`${Key} has no content`)
  return Body.transformToByteArray()
}

function kindOf(key: string): ImportKind | undefined {
  const folder = key.split('/')[0] ?? ''
  return Object.hasOwn(importKinds, folder) ? importKinds[folder as keyof typeof importKinds] : undefined
}

async function outcomesOf(key: string, importId: string, now: Date): Promise<readonly RowOutcome[] | ImportReason> {
  const kind = kindOf(key)
  if (!kind) return { key: 'folderUnknown', values: { folders: Object.keys(importKinds).join(', ') } }
  const decoded = decodeText(await bytesOf(key))
  if (typeof decoded === 'string') return { key: decoded }
  const content = readRecords(decoded.text, kind.columns)
  if ('missing' in content) return { key: 'columnsMissing', values: { columns: content.missing.join(', ') } }
  if (content.records.length === 0) return { key: 'fileWithoutRows' }
  if (content.records.length > maxRows) return { key: 'fileTooLong', values: { rows: maxRows } }
  return kind.run(content.records, { importId, below: key.split('/').slice(1, -1), now })
}

const counted = (outcomes: readonly RowOutcome[]) =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([outcome, rows]) => [outcome, rows.length]),
  )

export const handler = queueWorker('imports/importFile', async (body, now) => {
  for (const { s3: notice } of Notice.parse(body).Records ?? []) {
    const { size, sequencer } = notice.object
    // S3 writes a space as a plus sign and everything else in percent codes.
    const key = decodeURIComponent(notice.object.key.replaceAll('+', ' '))
    const isTooLarge = size > maxMegabytes * 1024 * 1024
    const outcomes = isTooLarge
      ? ({ key: 'fileTooLarge', values: { megabytes: maxMegabytes } } as const)
      : await outcomesOf(key, `${key} ${sequencer}`, now)
    const result = 'key' in outcomes ? refusedFile(outcomes, language) : resultFile(outcomes, language)
    const Key = `results/${key}`
    await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: result, ContentType: 'text/csv; charset=utf-8' }))
    log.info('imported', { key, ...('key' in outcomes ? { refused: outcomes.key } : counted(outcomes)) })
  }
})
