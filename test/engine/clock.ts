import { vi } from 'vitest'

/** Friday, ten in the morning in New York. */
export const morning = new Date('2026-11-20T15:00:00.000Z')
/** The simulated clock: `Date` alone, so that sockets and retries keep real time. */
export const setClock = (at: Date) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at)
}
