import { chunksOf } from '../../core/chunks.ts'
import { log } from '../../core/log.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { windowKeys } from '../../core/table/keys/windows.ts'
import { table } from '../../core/table/table.ts'
import { maxWrites } from '../../core/table/write.ts'

/**
 * Notes the moments at which windows open, for `timers/keepWarm`, which has more copies of the functions of ordering there. That
 * one of them fails costs people half a second, so it fails nothing; that of a window which was moved or removed stays.
 */
export async function noteOpenings(instants: readonly string[], now: Date): Promise<void> {
  const ahead = [...new Set(instants)].filter((instant) => instant > now.toISOString())
  const writes = ahead.map((instant) => ({
    put: { ...windowKeys.opening(instant), expires: expiryAfter(new Date(instant), 1) },
  }))
  try {
    for (const some of chunksOf(writes, maxWrites)) await table.commit(some)
  } catch (error) {
    log.warn('openings not noted', { error })
  }
}
