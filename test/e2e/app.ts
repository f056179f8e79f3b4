import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { freePort } from '../../infra/local/loopback.ts'
import { scratchFolder } from '../../infra/local/scratch.ts'
import { eventsWorkedOff, launch, localAddress } from './launch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the seeded data that the running apps are copies of. */
    app: { readonly seeded: string }
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

/** Addresses of the shared apps, one for each worker, or why they do not serve. */
type Outcome = { readonly urls: readonly string[] } | { readonly fault: string }

/** Beside the seeded data, as soon as there is an outcome. */
const outcomeFile = (seeded: string) => `${seeded}.outcome`

/**
 * Seeds a directory once, and runs an app on a copy of it for each worker. Begun at once and not waited for: tests without
 * a browser run meanwhile.
 */
export async function startSharedApps(workers: number) {
  const seeded = newDirectory()
  const copies = Array.from({ length: workers }, newDirectory)
  const start = async () => {
    const seedingPort = await freePort()
    const seeding = await launch(seedingPort, seeded)
    await eventsWorkedOff(seedingPort)
    await seeding.end('SIGTERM')
    return Promise.all(
      copies.map(async (data) => {
        cpSync(seeded, data, { recursive: true })
        const port = await freePort()
        return { url: localAddress(port), running: await launch(port, data) }
      }),
    )
  }
  // Readers find it whole or not at all.
  const say = (outcome: Outcome) => {
    const unfinished = `${outcomeFile(seeded)}.new`
    writeFileSync(unfinished, JSON.stringify(outcome))
    renameSync(unfinished, outcomeFile(seeded))
  }
  const starting = start()
  const said = starting.then(
    (apps) => say({ urls: apps.map(({ url }) => url) }),
    (fault) => say({ fault: String(fault) }),
  )
  return {
    provided: { seeded },
    stop: async () => {
      await said
      await Promise.all((await starting.catch(() => [])).map(({ running }) => running.end('SIGTERM')))
      for (const path of [...copies, seeded, outcomeFile(seeded)]) rmSync(path, removal)
    },
  }
}

function outcome(): Outcome {
  return JSON.parse(readFileSync(outcomeFile(inject('app').seeded), 'utf8')) as Outcome
}

/** Resolves when the seeded data and the shared apps are there. */
export async function appsServe(): Promise<void> {
  while (!existsSync(outcomeFile(inject('app').seeded))) await pause(100)
  const said = outcome()
  if ('fault' in said) throw new Error(said.fault)
}

/**
 * Address of the app that all browser tests of a worker share: they neither move its clock nor stop it. Known when
 * `appsServe` has resolved.
 */
export function sharedUrl(): string {
  const said = outcome()
  return ('urls' in said && said.urls[Number(process.env.VITEST_POOL_ID) - 1]) || ''
}

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
