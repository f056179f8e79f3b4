import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConsoleState } from '../../infra/local/console/state.ts'

/** The whole app as `npm start` runs it, in a process of its own. */

export const localAddress = (port: number) => `http://127.0.0.1:${port}`

/** Starts `bin/local.ts` of a project and waits until it serves; the first start on a directory seeds the demo tenant. */
export async function launch(port: number, data: string, project = process.cwd()) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'bin/local.ts', '--port', String(port), '--data', data],
    { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // Also when its test, or the hook that starts it, was given up meanwhile.
  const endWithTests = () => child.kill('SIGKILL')
  process.once('exit', endWithTests)
  child.once('exit', () => process.off('exit', endWithTests))
  let said = ''
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Gleanery runs at')) ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`The app ended with ${code}: ${said}`)))
  })
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      if (child.exitCode !== null || child.signalCode !== null) return ended()
      child.once('exit', () => ended())
      child.kill(signal)
    })
  return { end }
}

/** Waits until all events so far are worked off. */
export async function eventsWorkedOff(port: number): Promise<void> {
  for (;;) {
    const state = (await (await fetch(`${localAddress(port)}/local/state.json`)).json()) as ConsoleState
    if (state.isStreamRead && state.queues.every(({ waiting, inFlight }) => waiting + inFlight === 0)) return
    await pause(200)
  }
}
