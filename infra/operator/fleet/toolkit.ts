import { spawn } from 'node:child_process'
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../../release.ts'

/** The CDK's command line, pinned in package.json: what makes templates of tenants and deploys them. */

export interface Synthesis {
  readonly ids: readonly string[]
  /** Commit whose code is synthesized. */
  readonly version: string
  readonly isFirst: boolean
  readonly isUrgent: boolean
  /** Name of the folder that it is written to. */
  readonly name: string
}
export interface Toolkit {
  /** Builds the code once a run and makes the stacks of all these tenants; answers their folder, or throws `ToolFailed`. */
  readonly synthesize: (asked: Synthesis) => Promise<string>
  /** Deploys a stack of a synthesis; throws `ToolFailed` when it was undone. */
  readonly deploy: (synthesis: string, stack: string) => Promise<void>
}

/** A command ended with another status than 0; the message is the end of what it said. */
export class ToolFailed extends Error {}

const shownLines = 15

/** Runs a command of Node, its words in a log file. */
function runLogged(log: string, cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<void> {
  const file = createWriteStream(log)
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status, signal) => {
      file.end(() => {
        if (status === 0) return resolve()
        const said = readFileSync(log, 'utf8').trim().split('\n').slice(-shownLines).join('\n')
        reject(new ToolFailed(`Ended with ${status ?? signal}; all of it is in ${log}.\n${said}`))
      })
    })
  })
}

export class CdkToolkit implements Toolkit {
  readonly #root: string
  readonly #release: string
  readonly #directory: string
  readonly #checkouts = new Map<string, Promise<string>>()

  constructor(root: string, release: string) {
    this.#root = root
    this.#release = release
    this.#directory = join(root, 'dist/fleet')
    mkdirSync(join(this.#directory, 'logs'), { recursive: true })
  }

  #log(name: string): string {
    return join(this.#directory, 'logs', `${name}.log`)
  }

  async synthesize({ ids, version, isFirst, isUrgent, name }: Synthesis): Promise<string> {
    const checkout = await this.#checkout(version)
    const output = join(this.#directory, name)
    rmSync(output, { recursive: true, force: true })
    const said = { tenant: ids.join(','), first: String(isFirst), urgent: String(isUrgent) }
    await runLogged(
      this.#log(name),
      checkout,
      // A test holds all templates against the rules that the CDK would check here, for half of the time.
      { CDK_VALIDATION: 'false' },
      join('node_modules/aws-cdk/bin/cdk'),
      ...['synth', '--quiet', '--no-notices', '--output', output],
      // The functions are bundled already, and their code is read where it is instead of copied for each synthesis.
      ...['--build', '', '--no-staging'],
      ...Object.entries(said).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    )
    return output
  }

  async deploy(synthesis: string, stack: string): Promise<void> {
    // Beside the synthesis no cdk.json asks for another build.
    const cdk = join(this.#root, 'node_modules/aws-cdk/bin/cdk')
    const args = ['deploy', stack, '--app', '.', '--exclusively', '--require-approval', 'never']
    await runLogged(this.#log(stack), synthesis, {}, cdk, ...args, '--ci', '--no-notices', '--progress', 'events')
  }

  /** Folder with the built code of a version, made once. */
  #checkout(version: string): Promise<string> {
    const made = this.#checkouts.get(version) ?? this.#build(version)
    this.#checkouts.set(version, made)
    return made
  }

  async #build(version: string): Promise<string> {
    const checkout = version === this.#release ? this.#root : this.#checkOut(version)
    await runLogged(this.#log(`build-${version}`), checkout, {}, 'bin/run.mjs', 'build')
    return checkout
  }

  /** The code of another version, with today's files of tenants. */
  #checkOut(version: string): string {
    const checkout = join(this.#directory, version)
    if (!existsSync(checkout) && git(this.#root, 'worktree', 'add', '--detach', checkout, version) === undefined)
      throw new ToolFailed(`${version} can’t be checked out: git worktree add --detach ${checkout} ${version}`)
    if (!existsSync(join(checkout, 'infra/release.ts')))
      throw new ToolFailed(`${version} is older than this command: deploy it by npx cdk deploy from its own checkout.`)
    rmSync(join(checkout, 'tenants'), { recursive: true, force: true })
    cpSync(join(this.#root, 'tenants'), join(checkout, 'tenants'), { recursive: true })
    return checkout
  }
}
