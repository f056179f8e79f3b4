import type { Agenda, Entry } from './agenda.ts'

/**
 * Lets a simulated clock go on as fast as the work gets done: what waits comes first, a few things are done at once, and
 * the clock is never far ahead of the oldest of them.
 */
export interface Course {
  readonly agenda: Agenda
  /** Work that what was done has left behind, if there is any to begin now. */
  waiting(): Entry | undefined
  goTo(at: number): void
}
export interface Pace {
  readonly atOnce: number
  /** Milliseconds that the clock may go on while something is still being done. */
  readonly ahead: number
}

/** Until nothing is left to do. Throws the first failure. */
export async function play(course: Course, { atOnce, ahead }: Pace): Promise<void> {
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
    const at = course.agenda.next
    if (waiting || at === undefined) return waiting
    for (const entry of running) if (at - entry.at > ahead) return undefined
    course.goTo(at)
    return course.agenda.take()
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
