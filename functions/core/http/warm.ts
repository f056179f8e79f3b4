import { pause } from '../pause.ts'
import { isClosed } from './revokedTable.ts'

/** Call that only keeps a copy of a function; no event of API Gateway or of the user pool has such a field. */
export interface WarmCall {
  /** Milliseconds to stay busy, so that calls beside this one are given copies of their own. */
  readonly warm: number
}

const isWarmCall = (event: unknown): event is WarmCall => typeof (event as Partial<WarmCall> | null)?.warm === 'number'

/**
 * A function that people wait for, as it is deployed: warm calls are answered before anything else. It reads what each call
 * reads while it starts, so that its connection to the table is there before the first call.
 */
export function warmed<E, R>(run: (event: E, context: unknown) => Promise<R>) {
  const connected = Promise.resolve()
    .then(() => isClosed(Date.now()))
    // The first call reads again, and tells of what keeps it from reading.
    .catch(() => undefined)
  return async (event: E | WarmCall, context: unknown): Promise<R | { readonly warm: true }> => {
    if (!isWarmCall(event)) return run(event, context)
    await Promise.all([connected, pause(event.warm)])
    return { warm: true }
  }
}
