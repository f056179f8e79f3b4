import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readIfThere } from '../../../infra/local/files.ts'

/** Runs test files in a copy: a bug is caught only by a test that fails, not by one that times out or can't be loaded. */

export interface Trial {
  /** `broken`: no test said anything, for example because the file can't be loaded. `late`: the time was up first. */
  readonly outcome: 'passed' | 'failed' | 'broken' | 'late'
  readonly seconds: number
  /** The first test that failed, or what was printed at the end. */
  readonly told: string
}

const Report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** A test that timed out may have run on a busy machine. */
const isLate = (messages: readonly string[]) =>
  messages.every((message) => /timed out (in|after) \d+ ?ms/.test(message))

function judge(report: z.infer<typeof Report>, status: number | null): Omit<Trial, 'seconds'> {
  const all = report.testResults.flatMap((file) => file.assertionResults)
  const failed = all.filter((test) => test.status === 'failed')
  const caught = failed.find((test) => !isLate(test.failureMessages))
  if (caught) return { outcome: 'failed', told: caught.fullName.trim() }
  if (failed[0]) return { outcome: 'late', told: failed[0].fullName.trim() }
  if (status === 0 && all.some((test) => test.status === 'passed')) return { outcome: 'passed', told: '' }
  return { outcome: 'broken', told: report.testResults.map((file) => file.message).join('\n') }
}

function readReport(file: string) {
  const written = readIfThere(file)
  rmSync(file, { force: true })
  return written === undefined ? undefined : Report.parse(JSON.parse(written))
}

const running = new Set<number>()
/** Ends whatever is still running, with the engines it started. */
export function endTrials(): void {
  for (const pid of running) process.kill(-pid, 'SIGKILL')
}

interface Ended {
  readonly status: number | null
  readonly printed: string
  readonly isLate: boolean
}

/** Runs vitest in a process group of its own, so that nothing outlives its time. */
function vitest(copy: string, args: readonly string[], limitMs: number): Promise<Ended> {
  const program = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', ...args], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) return Promise.reject(new Error(`${program} could not be started`))
  running.add(pid)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part))
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    process.kill(-pid, 'SIGKILL')
  }, limitMs)
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(timer)
      running.delete(pid)
      resolve({ status, printed, isLate: isTimeUp })
    })
  })
}

export interface Tests {
  readonly files: readonly string[]
  readonly limitMs: number
  /** Ends with the first failure. */
  readonly bail: boolean
}

export async function tryTests(copy: string, { files, limitMs, bail }: Tests): Promise<Trial> {
  const started = performance.now()
  const report = join(copy, 'report.json')
  const own = ['--no-cache', `--fsModuleCachePath=${join(copy, '.modules')}`, `--testTimeout=${limitMs / 2}`]
  const told = ['--reporter=json', `--outputFile=${report}`]
  const ended = await vitest(copy, [...own, ...told, ...(bail ? ['--bail=1'] : []), ...files], limitMs)
  const seconds = (performance.now() - started) / 1000
  const written = readReport(report)
  if (ended.isLate) return { outcome: 'late', seconds, told: `Nothing after ${limitMs / 1000} s` }
  if (!written) return { outcome: 'broken', seconds, told: ended.printed.trim() }
  const judged = judge(written, ended.status)
  return { ...judged, seconds, told: judged.told || (judged.outcome === 'passed' ? '' : ended.printed.trim()) }
}
