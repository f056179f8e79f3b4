import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/** In containers it is often 64 MB. */
function isMemoryRoomy(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * A new folder for data that nobody needs afterwards, in memory where Linux offers enough of it: the table's engine waits for
 * the disk at each write, which takes several times as long as the write. Whoever asks for it removes it.
 */
export const scratchFolder = (name: string): string =>
  mkdtempSync(join(isMemoryRoomy() ? memory : tmpdir(), `gleanery-${name}-`))
