import { key } from '../shape.ts'

const pk = 'SENTTIMERS'

export const timerKeys = {
  /** Timers that a sweep queued at a time. */
  sent: (at: string, part: number) => key(pk, `${at}#${part}`),
  sentSince: (at: string) => ({ pk, from: at }),
} as const
