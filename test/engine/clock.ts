import { vi } from 'vitest'

export { morning } from './morning.ts'

/** The simulated clock: `Date` alone, so that sockets and retries keep real time. */
export const setClock = (at: Date) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at)
}
