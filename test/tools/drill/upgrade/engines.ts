import { startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { startTexts } from '../../../../infra/local/texts.ts'
import { startQueue, startRecordingBus } from '../../../api/core/endpoints.ts'
import { startImportBucket } from '../../../engine/importBucket.ts'
import { startTestPool } from '../../../engine/pool.ts'
import { TableStream } from '../drill.ts'

/** Engines that both versions share. */
export async function openEngines(table: string) {
  const [bus, queue, ses, texts] = [await startRecordingBus(), await startQueue(), await startSes(), await startTexts()]
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  process.env.TABLE_NAME = table
  const stream = new TableStream(table)
  await stream.lose()
  const [pool, bucket] = [await startTestPool(), await startImportBucket()]
  const all = [bus, queue, ses, texts, pool, bucket]
  return {
    bus,
    ses,
    stream,
    stop: async () => {
      for (const one of all) await one.stop()
    },
  }
}
export type Engines = Awaited<ReturnType<typeof openEngines>>
