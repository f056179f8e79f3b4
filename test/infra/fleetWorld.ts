import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { tableShape } from '../../functions/core/table/shape.ts'
import { fleetCommand } from '../../infra/operator/fleet/command.ts'
import { type Synthesis, ToolFailed } from '../../infra/operator/fleet/toolkit.ts'
import { settingsMark } from '../../infra/tenant.ts'
import { AwsDouble, type DoubleStack, shellAccount } from './awsDouble.ts'

/** A repository with tenants' files and two versions, accounts to deploy to, and a clock that goes on only while somebody waits. */

const minutes = 60_000
const deploymentTakes = 20 * minutes

export const indexesOfTable = tableShape.indexes.map(({ name, partitionKey, sortKey, project }) => ({
  IndexName: name,
  IndexStatus: 'ACTIVE',
  KeySchema: [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ],
  Projection:
    typeof project === 'string'
      ? { ProjectionType: project }
      : { ProjectionType: 'INCLUDE', NonKeyAttributes: project },
}))

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-fleet-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

let original: { readonly commits: Readonly<Record<string, string>>; readonly root: string } | undefined

/** A repository with the versions v1 and v2, of which v2 is checked out; made once and copied. */
function repository() {
  if (!original) {
    const root = mkdtempSync(join(tmpdir(), 'gleanery-fleet-original-'))
    process.once('exit', () => rmSync(root, { recursive: true, force: true }))
    git(root, 'init', '--quiet')
    mkdirSync(join(root, 'tenants'))
    const commits = ['v1', 'v2'].map((version) => {
      writeFileSync(join(root, 'code.ts'), version)
      git(root, 'add', 'code.ts')
      git(root, 'commit', '--quiet', '--message', version)
      git(root, 'tag', version)
      return [version, git(root, 'rev-parse', 'HEAD')]
    })
    original = { root, commits: Object.fromEntries(commits) as Record<string, string> }
  }
  const root = temporary()
  cpSync(original.root, root, { recursive: true })
  return { root, commits: original.commits }
}

const least = { region: 'us-east-1', account: '111122223333', mail: { from: 'food@example.org' } }
export type TenantFile = Partial<Record<string, unknown>>

export class FleetWorld {
  readonly #repository = repository()
  readonly root = this.#repository.root
  readonly double: AwsDouble
  readonly said: string[] = []
  readonly syntheses: Synthesis[] = []
  /** Ids in the order in which their deployments began, with the minute. */
  readonly deployments: string[] = []
  /** Deployments that ran at the same time, most of all and most of one account and region. */
  readonly most = { inAll: 0, inPlace: 0 }
  readonly #running: string[] = []
  /** Happens in a deployment, before it ends: what fails throws. */
  readonly events = new Map<string, () => void>()
  #now = new Date('2026-11-29T08:00:00Z').getTime()
  readonly #begun = this.#now

  private constructor(double: AwsDouble) {
    this.double = double
  }

  static async with(files: Readonly<Record<string, TenantFile>>, settings?: object): Promise<FleetWorld> {
    const double = await AwsDouble.start()
    onTestFinished(() => double.stop())
    vi.stubEnv('AWS_ENDPOINT_URL', double.url)
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASHELL')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    vi.stubEnv('AWS_PROFILE', undefined)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const world = new FleetWorld(double)
    for (const [id, file] of Object.entries(files)) world.write(id, file)
    if (settings) writeFileSync(join(world.root, 'fleet.json'), JSON.stringify(settings))
    return world
  }

  write(id: string, file: TenantFile): void {
    writeFileSync(join(this.root, 'tenants', `${id}.json`), JSON.stringify({ ...least, ...file }))
  }

  /** Commit of a tag, or of a commit itself. */
  commit(version: string): string {
    return this.#repository.commits[version] ?? version
  }

  now(): Date {
    return new Date(this.#now)
  }

  minute(): number {
    return (this.#now - this.#begun) / minutes
  }

  /** Happens at a later minute, while somebody waits. */
  readonly later: [number, () => void][] = []

  /** All that wait at the same time wait together, so one of them moves the clock. */
  async wait(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds
    await new Promise(setImmediate)
    this.#now = Math.max(this.#now, until)
    for (const [minute, event] of this.later.splice(0))
      if (minute <= this.minute()) event()
      else this.later.push([minute, event])
  }

  placeOf(id: string) {
    const { account, region } = this.#file(id)
    return this.double.place(account ?? shellAccount, region)
  }

  #file(id: string) {
    const file = readFileSync(join(this.root, 'tenants', `${id}.json`), 'utf8')
    return JSON.parse(file) as { account?: string; region: string }
  }

  /** The stack of a tenant that runs a version. */
  runs(id: string, version: string, change: Partial<DoubleStack> = {}): DoubleStack {
    const place = this.placeOf(id)
    const before = place.stacks.get(`gleanery-${id}`)
    const stack: DoubleStack = {
      status: 'UPDATE_COMPLETE',
      created: new Date('2026-01-01T00:00:00Z'),
      updated: new Date('2026-11-01T00:00:00Z'),
      ended: new Date('2026-11-01T00:20:00Z'),
      template: { Resources: {} },
      nested: {},
      drifted: [],
      ...before,
      outputs: {
        TableName: `${id}-table`,
        Version: this.commit(version),
        Settings: settingsMark(id, false, join(this.root, 'tenants')),
      },
      ...change,
    }
    place.stacks.set(`gleanery-${id}`, stack)
    if (!place.tables.has(`${id}-table`)) place.tables.set(`${id}-table`, indexesOfTable)
    return stack
  }

  version(id: string): string | undefined {
    const commit = this.placeOf(id).stacks.get(`gleanery-${id}`)?.outputs.Version
    return ['v1', 'v2'].find((version) => this.commit(version) === commit)
  }

  raise(id: string, name: string): void {
    this.placeOf(id).alarms.push({ name: `${id} ${name}`, since: this.now() })
  }

  async #deploy(synthesis: string, stack: string): Promise<void> {
    const id = stack.replace('gleanery-', '')
    const asked = this.syntheses.findLast(({ name, ids }) => name === synthesis && ids.includes(id))
    if (!asked) throw new Error(`${stack} is not in the synthesis ${synthesis}`)
    this.deployments.push(`${id} ${this.minute()}`)
    const started = this.now()
    const { account, region } = this.#file(id)
    const place = `${account}/${region}`
    this.#running.push(place)
    this.most.inAll = Math.max(this.most.inAll, this.#running.length)
    this.most.inPlace = Math.max(this.most.inPlace, this.#running.filter((one) => one === place).length)
    await this.wait(deploymentTakes)
    this.#running.splice(this.#running.indexOf(place), 1)
    this.events.get(id)?.()
    const Settings = settingsMark(id, asked.isFirst, join(this.root, 'tenants'))
    const { outputs } = this.runs(id, asked.version, { updated: started, ended: this.now(), status: 'UPDATE_COMPLETE' })
    Object.assign(outputs, { Settings })
  }

  readonly toolkit = {
    synthesize: (asked: Synthesis) => {
      this.syntheses.push(asked)
      return Promise.resolve(asked.name)
    },
    deploy: (synthesis: string, stack: string) => this.#deploy(synthesis, stack),
  }

  fleet(...args: string[]) {
    return fleetCommand(args, this.root, () => ({
      toolkit: this.toolkit,
      now: () => this.now(),
      wait: (milliseconds) => this.wait(milliseconds),
      say: (line) => this.said.push(line),
    }))
  }

  async json<T>(...args: string[]): Promise<T> {
    const { lines } = await this.fleet(...args, '--json')
    return JSON.parse(lines.join('\n')) as T
  }

  /** Makes a deployment fail, after which CloudFormation has undone it. */
  fail(id: string): void {
    this.events.set(id, () => {
      this.events.delete(id)
      const stack = this.placeOf(id).stacks.get(`gleanery-${id}`)
      if (stack) stack.status = 'UPDATE_ROLLBACK_COMPLETE'
      throw new ToolFailed('Ended with 1\ngleanery-river failed: UPDATE_ROLLBACK_COMPLETE')
    })
  }
}
