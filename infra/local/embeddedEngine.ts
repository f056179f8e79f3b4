import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EngineProgram } from './engineProcess.ts'
import { scratchFolder } from './scratch.ts'

/** DynamoDB as dynoxide speaks it, over one SQLite file. */

/** In a data directory. */
export const embeddedFile = 'table.db'

/** The program; undefined where the package does not exist: it is for 64-bit Linux only. */
export function embeddedProgram(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
  } catch {
    return undefined
  }
}

export interface EmbeddedEngine extends EngineProgram {
  readonly file: string
  /** Makes the engine’s file ready, once it listens. */
  prepare(): void
  forgetStream(tableName: string, upToSequenceNumber: string): void
}

/** Always a file, without a directory in a folder that is removed with the engine: in memory no index can be added to the stream. */
export function embeddedEngine(binary: string, directory: string | undefined): EmbeddedEngine {
  const scratch = directory === undefined ? scratchFolder('table') : ''
  const folder = directory ?? scratch
  mkdirSync(folder, { recursive: true })
  const file = join(folder, embeddedFile)
  const options = (port: number) => ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file]
  return {
    file,
    command: '/bin/sh',
    arguments: (port) => ['-c', launcher, binary, ...options(port)],
    environment: { SCRATCH: scratch },
    listens: /listening on/,
    patience: 10_000,
    stopSignal: 'SIGTERM',
    grace: 2000,
    prepare: () => withDatabase(file, indexStream),
    forgetStream: (table, upTo) => withDatabase(file, (database) => dropRecords(database, table, upTo)),
  }
}

/**
 * The shell execs the engine, so its pid is the engine's. A background subshell waits for the end of the standard input and then
 * kills the engine.
 */
const afterwards = '(cat <&3 >/dev/null; kill -KILL $$; test -z "$SCRATCH" || rm -rf "$SCRATCH")'
const launcher = `exec 3<&0; ${afterwards} >/dev/null 2>&1 & exec "$0" "$@" </dev/null 3<&-`

function withDatabase(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    work(database)
  } finally {
    database.close()
  }
}

/** Every write of dynoxide 1.2.1 looks for the stream's last number without an index: 8 ms at 50,000 records, 0.7 ms with. */
function indexStream(database: DatabaseSync): void {
  database.exec(
    'CREATE INDEX IF NOT EXISTS _stream_by_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  )
}

/** Keeps the last record, from which the engine continues numbering; deletes in small batches, because the engine waits for each. */
function dropRecords(database: DatabaseSync, tableName: string, upTo: string): void {
  const step = database.prepare(
    `DELETE FROM _stream_records WHERE id IN (
       SELECT id FROM _stream_records WHERE table_name = :table AND CAST(sequence_number AS INTEGER) <= :upTo
         AND CAST(sequence_number AS INTEGER) < (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = :table)
       LIMIT 500)`,
  )
  let dropped: number | bigint
  do dropped = step.run({ table: tableName, upTo: Number(upTo) }).changes
  while (dropped > 0)
}
