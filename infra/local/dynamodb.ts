import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dockerEngine, dockerFile } from './dockerEngine.ts'
import { embeddedEngine, embeddedFile, embeddedProgram } from './embeddedEngine.ts'
import { startEngine } from './engineProcess.ts'

/**
 * The tables of the local app: DynamoDB as the embedded engine speaks it, or Amazon's DynamoDB Local in Docker where that
 * engine does not exist. `GLEANERY_DYNAMODB_ENDPOINT` names another DynamoDB to use instead, or `docker`.
 */
export interface LocalDynamoDb {
  readonly endpoint: string
  /** Absent when the endpoint was given and no engine was started. */
  readonly pid?: number
  /** SQLite file of the embedded engine. */
  readonly file?: string
  /** Drops records that the reader has acknowledged: the embedded engine keeps a table's stream for ever. */
  forgetStream(tableName: string, upToSequenceNumber: string): void
  stop(): Promise<void>
}

export interface DynamoDbOptions {
  /** Directory of the data; without one, they go with the engine. */
  readonly directory?: string
  readonly port?: number
  /** Called when the engine ends by itself. */
  readonly onDeath?: (reason: string) => void
}

const nothing = () => undefined

export async function startDynamoDb({ directory, ...options }: DynamoDbOptions = {}): Promise<LocalDynamoDb> {
  const given = process.env.GLEANERY_DYNAMODB_ENDPOINT
  if (given && given !== 'docker') return { endpoint: given, forgetStream: nothing, stop: async () => undefined }
  const binary = given === 'docker' ? undefined : embeddedProgram()
  if (directory !== undefined) refuseOther(directory, binary === undefined ? embeddedFile : dockerFile)
  if (binary === undefined) return { ...(await started(dockerEngine(directory), options)), forgetStream: nothing }
  const program = embeddedEngine(binary, directory)
  const engine = await started(program, options)
  program.prepare()
  return { ...engine, file: program.file, forgetStream: program.forgetStream }
}

async function started(...given: Parameters<typeof startEngine>) {
  const { port, pid, stop } = await startEngine(...given)
  return { endpoint: `http://127.0.0.1:${port}`, pid, stop }
}

function refuseOther(directory: string, file: string): void {
  if (existsSync(join(directory, file)))
    throw new Error(
      `The data in ${directory} are of the other engine (embedded or Docker's): start with that one, ` +
        'choose another directory with --data, or begin anew with --reset.',
    )
}

/** Tells if an engine has kept a table in the directory. */
export const hasTable = (directory: string) =>
  [embeddedFile, dockerFile].some((file) => existsSync(join(directory, file)))
