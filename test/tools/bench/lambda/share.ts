import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Control groups of Linux, which hold a process to a share of a processor, of either version, for those who may make one. */

/** Microseconds in which a share is counted: Lambda's. */
const period = 20_000

export interface ProcessorShare {
  /** File that a process writes its number to, to be held. */
  readonly file: string
  remove(): void
}

const root = '/sys/fs/cgroup'
const first = join(root, 'cpu')
const name = `gleanery-bench-${process.pid}`

/** Undefined where this process may make no control group. */
export function shareOf(processors: number): ProcessorShare | undefined {
  const isSecond = existsSync(join(root, 'cgroup.controllers'))
  const directory = join(isSecond ? root : first, `${name}-${Math.round(processors * 100)}`)
  const quota = Math.round(period * processors)
  const settings = isSecond
    ? { 'cpu.max': `${quota} ${period}` }
    : { 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` }
  try {
    mkdirSync(directory)
    for (const [file, value] of Object.entries(settings)) writeFileSync(join(directory, file), value)
  } catch {
    return undefined
  }
  return { file: join(directory, 'cgroup.procs'), remove: () => rmdirSync(directory) }
}
