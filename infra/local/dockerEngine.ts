import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EngineProgram } from './engineProcess.ts'

/** Amazon's DynamoDB Local in a container, for machines that the embedded engine does not exist for. */

const image = 'amazon/dynamodb-local:3.3.1'

/** Each engine keeps a file of its own in a data directory. */
export const dockerFile = 'shared-local-instance.db'

const noEngine = 'No embedded DynamoDB engine fits this machine (there is one for 64-bit Linux).'
const remedies =
  "Install Docker, which then runs Amazon's DynamoDB Local by itself, or set GLEANERY_DYNAMODB_ENDPOINT to the address of any DynamoDB."

/**
 * `docker run` of the engine. The container's shell execs it; a background subshell waits for the end of the input, which `-i`
 * hands through, so that the container ends with this process, however that ends.
 */
export function dockerEngine(directory: string | undefined): EngineProgram {
  fetchImage()
  const name = `gleanery-${directory === undefined ? randomUUID() : nameOf(resolve(directory))}`
  // A container that a killed process left behind on the same data may not have ended yet.
  if (directory !== undefined) docker('rm', '--force', name)
  return {
    command: 'docker',
    arguments: (port) => [
      ...['run', '--rm', '--interactive', '--name', name, '--publish', `127.0.0.1:${port}:8000`],
      // It sends what it is used for to its maker otherwise.
      ...['--env', 'DDB_LOCAL_TELEMETRY=0'],
      ...(directory === undefined ? [] : mountOf(directory)),
      ...['--entrypoint', '/bin/sh', image, '-c', launcher, 'java', '-jar', 'DynamoDBLocal.jar', '-sharedDb'],
      ...(directory === undefined ? ['-inMemory'] : ['-dbPath', mounted]),
    ],
    listens: /^/,
    patience: 60_000,
    grace: 15_000,
  }
}

const launcher = 'exec 3<&0; (cat <&3 >/dev/null; kill $$) & exec "$0" "$@" </dev/null 3<&-'

const mounted = '/home/dynamodblocal/data'

/** Mounts as root, because the image's own user may write into no folder of this machine. */
function mountOf(directory: string): string[] {
  mkdirSync(directory, { recursive: true })
  return ['--user', 'root', '--mount', `type=bind,source=${resolve(directory)},target=${mounted}`]
}

const nameOf = (directory: string) => createHash('sha256').update(directory).digest('hex').slice(0, 12)

const docker = (...words: string[]) => spawnSync('docker', words, { encoding: 'utf8', windowsHide: true })

/** Fetched with its progress on the screen, once a machine. */
function fetchImage(): void {
  const { error, status } = docker('image', 'inspect', image)
  if (error) throw new Error(`${noEngine} ${remedies}`)
  if (status === 0) return
  console.error(`Fetching ${image} …`)
  const fetched = docker('pull', '--quiet', image)
  if (fetched.status === 0) return
  throw new Error(`${noEngine} Docker could not fetch ${image} instead: ${fetched.stderr.trim().split('\n').at(-1)}`)
}
