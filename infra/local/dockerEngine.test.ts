import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalDynamoDb, startDynamoDb } from './dynamodb.ts'
import { embeddedProgram } from './embeddedEngine.ts'

/**
 * There is no Docker where this was written: a recorded `docker` stands in for it. It writes down what it is asked, and runs the
 * container's command with a `java` that is the embedded engine.
 */

const engine = embeddedProgram()
let folder: string
const started: LocalDynamoDb[] = []

/** `run` hands input, signals and status through, as `docker run --interactive` does. */
const recordedDocker = (words: string) => `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { spawn } = require('node:child_process')
const [command, ...rest] = process.argv.slice(2)
const at = (name) => ${JSON.stringify(folder)} + '/' + name
appendFileSync(at('asked'), JSON.stringify([command, ...rest]) + '\\n')
const option = (name) => rest[rest.indexOf(name) + 1]
if (${JSON.stringify(words)}) {
  console.error(${JSON.stringify(words)})
  process.exit(125)
}
if (command === 'image') process.exit(existsSync(at('image')) ? 0 : 1)
if (command === 'pull') writeFileSync(at('image'), '')
if (command === 'rm' && existsSync(at(rest[1]))) process.kill(Number(readFileSync(at(rest[1]), 'utf8')), 'SIGKILL')
if (command === 'run') {
  const image = rest.findIndex((word) => word.startsWith('amazon/'))
  const env = {
    PATH: at('container') + ':/bin:/usr/bin',
    PORT: option('--publish').split(':')[1],
    MOUNTED: /source=([^,]*)/.exec(option('--mount'))?.[1] ?? at('inMemory'),
  }
  const child = spawn(option('--entrypoint'), rest.slice(image + 1), { stdio: 'inherit', env })
  writeFileSync(at(option('--name')), String(child.pid))
  child.once('exit', (code) => {
    rmSync(at(option('--name')), { force: true })
    process.exit(code ?? 137)
  })
}
`
const java = () => `#!/bin/sh
mkdir -p "$MOUNTED"
exec ${engine} serve --host 127.0.0.1 --port "$PORT" --db-path "$MOUNTED/shared-local-instance.db"
`

function program(path: string, script: string) {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, script)
  chmodSync(path, 0o755)
}
const says = (words: string) => program(join(folder, 'path/docker'), recordedDocker(words))
const asked = () =>
  readFileSync(join(folder, 'asked'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as string[])

async function start(options?: Parameters<typeof startDynamoDb>[0]) {
  const made = await startDynamoDb(options)
  started.push(made)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  return { ...made, client: new DynamoDBClient({ endpoint: made.endpoint, region: 'us-east-1', credentials }) }
}
const makeTable = (client: DynamoDBClient) =>
  client.send(
    new CreateTableCommand({
      TableName: 'donations',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  )
const tables = async (client: DynamoDBClient) => (await client.send(new ListTablesCommand())).TableNames

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gleanery-docker-'))
  says('')
  program(join(folder, 'container/java'), java())
  vi.stubEnv('PATH', [join(folder, 'path'), process.env.PATH].join(delimiter))
  vi.stubEnv('GLEANERY_DYNAMODB_ENDPOINT', 'docker')
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!engine)('DynamoDB Local in Docker', () => {
  it('is fetched once, and answers on this machine only', async () => {
    const { client, endpoint } = await start()
    await makeTable(client)
    expect(await tables(client)).toEqual(['donations'])
    await start()
    const [image, pull, run, ...second] = asked()
    expect([image, pull]).toEqual([
      ['image', 'inspect', 'amazon/dynamodb-local:3.3.1'],
      ['pull', '--quiet', 'amazon/dynamodb-local:3.3.1'],
    ])
    expect(run).toEqual([
      ...['run', '--rm', '--interactive', '--name', expect.stringMatching(/^gleanery-/)],
      ...['--publish', `127.0.0.1:${new URL(endpoint).port}:8000`, '--env', 'DDB_LOCAL_TELEMETRY=0'],
      ...['--entrypoint', '/bin/sh', 'amazon/dynamodb-local:3.3.1', '-c', expect.any(String)],
      ...['java', '-jar', 'DynamoDBLocal.jar', '-sharedDb', '-inMemory'],
    ])
    expect(second.map(([command]) => command)).toEqual(['image', 'run'])
  })

  it('keeps a data directory, in which a killed one is ended first', async () => {
    const directory = join(folder, 'data')
    const first = await start({ directory })
    await makeTable(first.client)
    const second = await start({ directory })
    expect(await tables(second.client)).toEqual(['donations'])
    await expect(tables(first.client)).rejects.toThrow()
    const run = asked().findLast(([command]) => command === 'run') ?? []
    expect(run).toContain(`type=bind,source=${directory},target=/home/dynamodblocal/data`)
    expect(run.slice(-2)).toEqual(['-dbPath', '/home/dynamodblocal/data'])
  })

  it('ends with the process that started it, even when that is killed', async () => {
    const script = `const { startDynamoDb } = await import(${JSON.stringify(join(import.meta.dirname, 'dynamodb.ts'))})
      console.log((await startDynamoDb()).endpoint); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const answers = () =>
      fetch(String(line)).then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(async () => expect(await answers()).toBe(false), { timeout: 5000 })
  })

  it('says in a sentence what is missing', async () => {
    says('Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?')
    await expect(startDynamoDb()).rejects.toThrow(
      /No embedded .* could not fetch .*: Cannot connect to the Docker daemon/,
    )
    vi.stubEnv('PATH', join(folder, 'container'))
    await expect(startDynamoDb()).rejects.toThrow(/No embedded .* Install Docker, .* or set GLEANERY_DYNAMODB_ENDPOINT/)
  })

  it('does not open the data of the embedded engine, nor that Docker’s', async () => {
    const directory = join(folder, 'data')
    const first = await start({ directory })
    await first.stop()
    expect(existsSync(join(directory, 'shared-local-instance.db'))).toBe(true)
    vi.stubEnv('GLEANERY_DYNAMODB_ENDPOINT', '')
    await expect(startDynamoDb({ directory })).rejects.toThrow('of the other engine')
  })

  it('reports when it ends by itself', async () => {
    const died = vi.fn()
    const { pid } = await start({ onDeath: died })
    process.kill(pid as number, 'SIGKILL')
    await vi.waitFor(() => expect(died).toHaveBeenCalledWith(expect.stringContaining('SIGKILL')))
  })
})
