import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks the data directory for this process. The lock is one of the operating system on an open file, so that it is released
 * even when the process is killed; a file with a process id would stay.
 */
export function claimDataDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true })
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (fault) {
    lock.close()
    throw new Error(
      `The data in ${directory} is in use: another Gleanery runs on it. Stop that one, or choose another directory.`,
      {
        cause: fault,
      },
    )
  }
  return { release: () => lock.close() }
}

/** Folder of the app's own files in a data directory. */
export const appDirectory = (data: string) => join(data, 'product')

/** Opens a SQLite file of this process; a kill of the process loses nothing that was written. Without a file: in memory. */
export function openDatabase(file: string | undefined, schema: string): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:')
  // NORMAL with a write-ahead log is safe against a kill; a power cut may lose the last writes.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
  database.exec(schema)
  return database
}
