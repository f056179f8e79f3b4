import type { Entry, WorkSchedule } from './workSchedule.ts'

/**
 * Advances a simulated clock as fast as the work is done: pending work first, a few pieces at a time, with a maximum lead of the
 * clock over the oldest of them.
 */
export interface ClockedWork {
  readonly workSchedule: WorkSchedule
  /** Work that what was done has left behind, if there is any to begin now. */
  waiting(): Entry | undefined
  goTo(at: number): void
}
export interface Pace {
  readonly atOnce: number
  /** Milliseconds that the clock may go on while something is still being done. */
  readonly maxLead: number
}

/** Until nothing is left to do. Throws the first failure. */
export async function runClock(course: ClockedWork, { atOnce, maxLead }: Pace): Promise<void> {
  const running = new Set<Entry>()
  const failures: unknown[] = []
  let wake = () => {}
  const start = (entry: Entry) => {
    running.add(entry)
    entry
      .work()
      .catch((fault: unknown) => failures.push(fault))
      .finally(() => {
        running.delete(entry)
        wake()
      })
  }
  const next = (): Entry | undefined => {
    if (running.size >= atOnce) return undefined
    const waiting = course.waiting()
    const at = course.workSchedule.next
    if (waiting || at === undefined) return waiting
    for (const entry of running) if (at - entry.at > maxLead) return undefined
    course.goTo(at)
    return course.workSchedule.take()
  }
  while (failures.length === 0) {
    const entry = next()
    if (entry) start(entry)
    else if (running.size === 0) return
    else
      await new Promise<void>((resume) => {
        wake = resume
      })
  }
  throw failures[0]
}
