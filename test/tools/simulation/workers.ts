import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { EpisodeResult, Part } from './simulate.ts'

/** Processes that run episodes: the simulated clock and cloud stand in for those of a whole process. */

interface Waiting {
  readonly part: Part
  readonly resolve: (told: EpisodeResult) => void
  readonly reject: (error: Error) => void
}

/** An episode makes much that is soon of no use: with more room for it, collecting takes less time. */
const roomForYoung = ['--max-semi-space-size=64']

export function startWorkers(count: number): { tell(part: Part): Promise<EpisodeResult>; stop(): Promise<void> } {
  const file = join(import.meta.dirname, 'worker.ts')
  const waiting: Waiting[] = []
  const idle: ChildProcess[] = []
  const atWork = new Map<ChildProcess, Waiting>()
  const give = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop() as ChildProcess
      const next = waiting.shift() as Waiting
      atWork.set(worker, next)
      worker.send(next.part)
    }
  }
  const workers = Array.from({ length: count }, () => {
    const worker = fork(file, { execArgv: ['--disable-warning=ExperimentalWarning', ...roomForYoung] })
    worker.on('message', (told) => {
      atWork.get(worker)?.resolve(told as EpisodeResult)
      atWork.delete(worker)
      idle.push(worker)
      give()
    })
    worker.on('exit', (code, signal) => {
      const error = new Error(`A worker ended: ${signal ?? code}`)
      for (const lost of [atWork.get(worker), ...waiting.splice(0)]) lost?.reject(error)
    })
    idle.push(worker)
    return worker
  })
  return {
    tell: (part) =>
      new Promise<EpisodeResult>((resolve, reject) => {
        waiting.push({ part, resolve, reject })
        give()
      }),
    async stop() {
      waiting.splice(0)
      atWork.clear()
      await Promise.all(
        workers.map(async (worker) => {
          if (worker.exitCode !== null || worker.signalCode !== null) return
          worker.kill()
          await once(worker, 'exit')
        }),
      )
    },
  }
}
