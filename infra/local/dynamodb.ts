import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './loopback.ts'
import { scratchFolder } from './scratch.ts'

/**
 * The tables of the local product: DynamoDB as the dynoxide engine speaks it, one process over one SQLite file.
 * `GLEANERY_DYNAMODB_ENDPOINT` names another DynamoDB to use instead.
 */
export interface LocalDynamoDb {
  readonly endpoint: string
  /** Absent, like the file, when the endpoint was given and no engine was started. */
  readonly pid?: number
  readonly file?: string
  /** Drops records that the reader has acknowledged: the engine keeps a table's stream for ever. */
  forgetStream(tableName: string, upToSequenceNumber: string): void
  stop(): Promise<void>
}

export interface DynamoDbOptions {
  /** Where the SQLite file lies; without one, in a folder that goes with the engine. */
  readonly directory?: string
  readonly port?: number
  /** Called when the engine ends by itself. */
  readonly onDeath?: (reason: string) => void
}

export async function startDynamoDb({ directory, port, onDeath }: DynamoDbOptions = {}): Promise<LocalDynamoDb> {
  const given = process.env.GLEANERY_DYNAMODB_ENDPOINT
  if (given) return { endpoint: given, forgetStream: () => undefined, stop: async () => undefined }
  const engine = await startEngine(enginePath(), directory, port)
  withDatabase(engine.file, indexStream)
  let stopping = false
  engine.process.once('exit', (code, signal) => {
    if (!stopping) onDeath?.(`The DynamoDB engine ended (${signal ?? code}). ${engine.said()}`)
  })
  return {
    endpoint: `http://127.0.0.1:${engine.port}`,
    pid: engine.process.pid as number,
    file: engine.file,
    forgetStream: (table, upTo) => withDatabase(engine.file, (database) => dropRecords(database, table, upTo)),
    stop: async () => {
      stopping = true
      await end(engine.process)
    },
  }
}

function enginePath(): string {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
  } catch (fault) {
    throw new Error(
      'The DynamoDB engine @dynoxide/linux-x64 is not installed (it exists for 64-bit Linux only): run "npm ci" there, or set ' +
        "GLEANERY_DYNAMODB_ENDPOINT to any DynamoDB endpoint, such as http://127.0.0.1:8000 of Amazon's DynamoDB Local.",
      { cause: fault },
    )
  }
}

interface Engine {
  readonly process: ChildProcess
  readonly port: number
  readonly file: string
  said(): string
}

const attempts = 5

async function startEngine(binary: string, directory: string | undefined, port: number | undefined): Promise<Engine> {
  for (let attempt = 1; ; attempt++) {
    const engine = launch(binary, dataFileIn(directory), port ?? (await freePort()))
    if (await isReady(engine)) return engine
    const reason = engine.said()
    await end(engine.process)
    // A free port may have been taken since; a port that was named is not replaced.
    if (port !== undefined || attempt === attempts || !reason.includes('already in use'))
      throw new Error(`The DynamoDB engine did not start. ${reason}`)
  }
}

interface DataFile {
  readonly file: string
  /** Removed with the engine. */
  readonly scratch: string
}

/** Always a file: in the engine's memory no index can be added to the stream. */
function dataFileIn(directory: string | undefined): DataFile {
  const scratch = directory === undefined ? scratchFolder('table') : ''
  const folder = directory ?? scratch
  mkdirSync(folder, { recursive: true })
  return { file: join(folder, 'table.db'), scratch }
}

/**
 * The shell execs the engine, so its pid is the engine's. A background subshell waits for the end of the lifeline pipe, which
 * closes when this process ends in any way, and then ends the engine. A process group of its own keeps Ctrl-C away from the
 * engine, so that requests in progress finish.
 */
const afterwards = '(cat >/dev/null; kill -KILL $$; test -z "$SCRATCH" || rm -rf "$SCRATCH")'
const launcher = `${afterwards} <&3 >/dev/null 2>&1 & exec "$0" "$@" 3<&-`

function launch(binary: string, { file, scratch }: DataFile, port: number): Engine {
  const options = ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file]
  const child = spawn('/bin/sh', ['-c', launcher, binary, ...options], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, SCRATCH: scratch },
  })
  const [, , errors, lifeline] = child.stdio as unknown as [null, null, Duplex, Duplex]
  let said = ''
  errors.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000)
  })
  lifeline.on('error', () => lifeline.destroy())
  child.once('exit', () => lifeline.destroy())
  child.unref()
  for (const pipe of [errors, lifeline]) (pipe as unknown as { unref(): void }).unref()
  return { process: child, port, file, said: () => said.trim() }
}

const patience = 10_000

async function isReady({ process: child, port, said }: Engine): Promise<boolean> {
  const until = performance.now() + patience
  while (performance.now() < until && isAlive(child)) {
    // Another process on the port would answer as well, so wait for the engine's own output first.
    if (said().includes('listening on') && (await answers(port))) return true
    await pause(5)
  }
  return false
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.pid !== undefined

const answers = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect({ host: '127.0.0.1', port }, () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('connect', () => socket.destroy())
  })

/** Asks it to close its file, and kills it after two seconds: a kill loses no committed write. */
async function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return
  const ended = new Promise((settle) => child.once('exit', settle))
  child.ref()
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 2000)
  await ended
  clearTimeout(impatience)
}

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
