import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { freePort } from '../../infra/local/loopback.ts'
import { scratchFolder } from '../../infra/local/scratch.ts'
import { eventsWorkedOff, launch, localAddress } from './launch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the running apps, one for each worker, and the seeded data that they are copies of. */
    app: { readonly urls: readonly string[]; readonly seeded: string }
  }
}

/** The whole app as `npm start` runs it, with a tenant of its own. */
export interface OwnApp {
  readonly url: string
  /** Moves the app's clock forward. */
  advance(minutes: number): Promise<void>
  /** Kills it with no chance to tidy up, and starts it again on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

const newDirectory = () => scratchFolder('journey')
/** Windows keeps files of a process that was just killed for a moment. */
const removal = { recursive: true, force: true, maxRetries: 10 }

/** Beside the seeded data: empty when the apps serve, or why they do not. */
const outcomeFile = (seeded: string) => `${seeded}.outcome`

/**
 * Seeds a directory once, and runs an app on a copy of it for each worker. Begun at once and not waited for: tests without
 * a browser run meanwhile.
 */
export async function startSharedApps(workers: number) {
  const seeded = newDirectory()
  const copies = await Promise.all(
    Array.from({ length: workers }, async () => ({ data: newDirectory(), port: await freePort() })),
  )
  const start = async () => {
    const seedingPort = await freePort()
    const seeding = await launch(seedingPort, seeded)
    await eventsWorkedOff(seedingPort)
    await seeding.end('SIGTERM')
    for (const { data } of copies) cpSync(seeded, data, { recursive: true })
    return Promise.all(copies.map(({ data, port }) => launch(port, data)))
  }
  const say = (outcome: string) => writeFileSync(outcomeFile(seeded), outcome)
  const starting = start()
  const said = starting.then(
    () => say(''),
    (fault) => say(String(fault)),
  )
  return {
    provided: { urls: copies.map(({ port }) => localAddress(port)), seeded },
    stop: async () => {
      await said
      await Promise.all((await starting.catch(() => [])).map((running) => running.end('SIGTERM')))
      for (const path of [...copies.map(({ data }) => data), seeded, outcomeFile(seeded)]) rmSync(path, removal)
    },
  }
}

/** Resolves when the seeded data and the shared apps are there. */
export async function appsServe(): Promise<void> {
  const file = outcomeFile(inject('app').seeded)
  while (!existsSync(file)) await pause(100)
  const outcome = readFileSync(file, 'utf8')
  if (outcome) throw new Error(outcome)
}

/** Address of the app that all browser tests of a worker share: they neither move its clock nor stop it. */
export const sharedUrl = () => inject('app').urls[Number(process.env.VITEST_POOL_ID) - 1] ?? ''

/** An app of a test's own on a copy of the seeded data, for tests that move the clock or kill the process. */
export async function startOwnApp(): Promise<OwnApp> {
  await appsServe()
  const data = newDirectory()
  cpSync(inject('app').seeded, data, { recursive: true })
  const port = await freePort()
  let running = await launch(port, data)
  return {
    url: localAddress(port),
    advance: async (minutes) => {
      const answer = await fetch(`${localAddress(port)}/local/clock`, {
        method: 'POST',
        body: JSON.stringify({ minutes }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    killAndRestart: async () => {
      await running.end('SIGKILL')
      running = await launch(port, data)
    },
    stop: async () => {
      await running.end('SIGTERM')
      rmSync(data, removal)
    },
  }
}
