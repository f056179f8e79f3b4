import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './loopback.ts'

/** A table engine as a process of its own that ends with this one. */
export interface EngineProgram {
  readonly command: string
  readonly arguments: (port: number) => readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** It says so once it listens: another process on the port would answer as well. */
  readonly listens: RegExp
  /** Milliseconds until it listens. */
  readonly patience: number
  /** Asks it to close its files and end; without one, the end of its input does. */
  readonly stopSignal?: NodeJS.Signals
  /** Milliseconds until it is killed when it does not end: that loses no committed write. */
  readonly grace: number
}

export interface EngineProcess {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

interface Launched {
  readonly process: ChildProcess
  readonly port: number
  said(): string
}

const attempts = 5

export async function startEngine(
  program: EngineProgram,
  { port, onDeath }: { readonly port?: number | undefined; readonly onDeath?: ((reason: string) => void) | undefined },
): Promise<EngineProcess> {
  for (let attempt = 1; ; attempt++) {
    const engine = launch(program, port ?? (await freePort()))
    if (await isReady(engine, program)) return watched(engine, program, onDeath)
    const reason = engine.said()
    await end(engine.process, program)
    // A free port may have been taken since; a port that was named is not replaced.
    if (port !== undefined || attempt === attempts || !/already (in use|allocated)/.test(reason))
      throw new Error(`The DynamoDB engine did not start. ${reason}`)
  }
}

function watched(
  { process: child, port, said }: Launched,
  program: EngineProgram,
  onDeath?: (reason: string) => void,
): EngineProcess {
  let stopping = false
  child.once('exit', (code, signal) => {
    if (!stopping) onDeath?.(`The DynamoDB engine ended (${signal ?? code}). ${said()}`)
  })
  return {
    port,
    pid: child.pid as number,
    stop: async () => {
      stopping = true
      await end(child, program)
    },
  }
}

/**
 * The program ends when its standard input does, which closes when this process ends in any way. A process group of its own
 * keeps Ctrl-C away from it, so that requests in progress finish.
 */
function launch({ command, arguments: argumentsOn, environment }: EngineProgram, port: number): Launched {
  const child = spawn(command, argumentsOn(port), {
    stdio: 'pipe',
    detached: true,
    windowsHide: true,
    env: { ...process.env, ...environment },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
    })
  child.once('error', (fault) => {
    said += fault.message
  })
  child.stdin.on('error', () => child.stdin.destroy())
  child.once('exit', () => child.stdin.destroy())
  child.unref()
  for (const pipe of child.stdio) (pipe as Duplex & { unref(): void }).unref()
  return { process: child, port, said: () => said.trim() }
}

async function isReady({ process: child, port, said }: Launched, { listens, patience }: EngineProgram) {
  const until = performance.now() + patience
  while (performance.now() < until && isAlive(child)) {
    if (listens.test(said()) && (await answers(port))) return isAlive(child)
    await pause(5)
  }
  return false
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.pid !== undefined

const answers = (port: number) =>
  new Promise<boolean>((settle) => {
    const request = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume()
      settle(true)
    })
    request.once('error', () => settle(false))
  })

async function end(child: ChildProcess, { stopSignal, grace }: EngineProgram): Promise<void> {
  if (!isAlive(child)) return
  const ended = new Promise((settle) => child.once('exit', settle))
  child.ref()
  if (stopSignal) child.kill(stopSignal)
  else child.stdin?.end()
  const impatience = setTimeout(() => child.kill('SIGKILL'), grace)
  await ended
  clearTimeout(impatience)
}
