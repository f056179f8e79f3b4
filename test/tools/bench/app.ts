import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { appDirectory } from '../../../infra/local/dataDirectory.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import { tenantIn } from './tenant.ts'

/** The whole app on a tenant of the bench, as `npm start` runs it. */
export interface Running {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Drops what a large tenant's year left in the table's stream, once, at the first start: the bench measures what
 * comes after.
 */
async function forgetStream(directory: string): Promise<void> {
  const engine = await startDynamoDb({ directory })
  engine.forgetStream('gleanery', String(Number.MAX_SAFE_INTEGER))
  await engine.stop()
  rmSync(join(directory, 'stream-position'), { force: true })
}

export async function startOn(directory: string, scale: number, port: number): Promise<Running> {
  const data = tenantIn(directory, scale)
  await forgetStream(appDirectory(data))
  const options = ['--disable-warning=ExperimentalWarning', 'bin/local.ts', '--port', String(port), '--data', data]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('Gleanery runs at')) ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`The app ended with ${code}: ${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      }),
  }
}
