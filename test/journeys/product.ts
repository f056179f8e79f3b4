import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../infra/local/loopback.ts'

/** The whole product as `npm start` runs it, with a tenant of its own, for a journey. */
export interface RunningProduct {
  readonly url: string
  /** Moves the product's clock forward. */
  advance(minutes: number): Promise<void>
  /** Kills it with no chance to tidy up, and starts it again on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

async function launch(port: number, data: string) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'bin/local.ts', '--port', String(port), '--data', data],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Gleanery runs at')) ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`The product ended with ${code}: ${said}`)))
  })
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      if (child.exitCode !== null || child.signalCode !== null) return ended()
      child.once('exit', () => ended())
      child.kill(signal)
    })
  return { end }
}

export async function startProduct(): Promise<RunningProduct> {
  const data = mkdtempSync(join(tmpdir(), 'gleanery-journey-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running = await launch(port, data)
  return {
    url,
    advance: async (minutes) => {
      const answer = await fetch(`${url}/local/clock`, { method: 'POST', body: JSON.stringify({ minutes }) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    killAndRestart: async () => {
      await running.end('SIGKILL')
      running = await launch(port, data)
    },
    stop: async () => {
      await running.end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
