import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly environment?: string
  readonly needs?: string
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': boolean }
  readonly jobs: Readonly<Record<string, Job>>
}

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const folder = '.github/workflows'
const files = readdirSync(join(root, folder))
const workflow = (file: string) => parseYaml(read(join(folder, file))) as Workflow
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
const guide = read('docs/deploying.md')

describe.each(files)('the workflow %s', (file) => {
  const steps = stepsOf(workflow(file))

  it('takes actions of a fixed commit', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(1)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  it('runs on the Node that the app is written for', () => {
    const [, wanted] = /const wantedNode = (\d+)/.exec(read('bin/run.mjs')) ?? []
    const nodes = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node'))
    expect(nodes.map((step) => String(step.with?.['node-version']))).toEqual(nodes.map(() => wanted))
    expect(nodes.length).toBeGreaterThan(0)
  })

  it('calls commands that there are, with nothing of an event in its scripts', () => {
    const runs = steps.flatMap(({ run }) => run ?? [])
    const called = runs.flatMap((run) => [...run.matchAll(/npm (?:run (?:-s )?)?([\w:]+)/g)].map(([, name]) => name))
    expect(called.length).toBeGreaterThan(1)
    for (const name of called) expect(['ci', ...scripts]).toContain(name)
    for (const run of runs) expect(run).not.toContain('${{')
  })
})

describe('the workflow of the fleet', () => {
  const fleet = workflow('fleet.yml')
  const credentials = stepsOf(fleet).filter(({ uses }) => uses?.startsWith('aws-actions/'))

  it('has no stored credentials: its roles are assumed by its identity, each job in its environment', () => {
    expect(fleet.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    expect(credentials).toHaveLength(2)
    for (const { with: asked } of credentials) expect(Object.keys(asked ?? {}).join()).not.toMatch(/key|secret/)
    expect(read(join(folder, 'fleet.yml'))).not.toContain('secrets.')
    expect(fleet.jobs.read?.environment).toBe('fleet-read')
    expect(fleet.jobs.deploy).toMatchObject({ environment: 'fleet-deploy', needs: 'read' })
  })

  it('deploys once at a time, with credentials for as long as the job may last', () => {
    expect(fleet.concurrency).toEqual({ group: 'fleet', 'cancel-in-progress': false })
    expect(credentials.at(-1)?.with?.['role-duration-seconds']).toBe((fleet.jobs.deploy?.['timeout-minutes'] ?? 0) * 60)
  })

  it('writes nothing into the checkout, whose code would then differ from its commit', () => {
    const written = stepsOf(fleet).flatMap(({ run = '' }) =>
      [...run.matchAll(/>+ *("?[^\s"]+)/g)].map(([, file]) => file),
    )
    expect(written.length).toBeGreaterThan(1)
    for (const file of written) expect(file).toMatch(/^"\$(RUNNER_TEMP\/|GITHUB_STEP_SUMMARY)/)
  })

  it.each(['fleet-read', 'fleet-deploy', 'FLEET_ROLE', 'FLEET_REGION', '21600'])('is described with its %s', (word) => {
    expect(read(join(folder, 'fleet.yml'))).toContain(word)
    expect(guide).toContain(word)
  })
})

describe('the roles that the guide describes', () => {
  const policies = [...guide.matchAll(/```json\s+(\{\s+"Version": "2012-10-17"[\s\S]*?)\s+```/g)].map(
    ([, text]) => JSON.parse(text ?? '') as { Statement: { Action: string; Resource?: string[] }[] },
  )

  it('are a trust in GitHub’s identities and the right to assume the roles of the CDK’s bootstrap', () => {
    expect(policies.map(({ Statement }) => Statement[0]?.Action)).toEqual([
      'sts:AssumeRoleWithWebIdentity',
      'sts:AssumeRole',
    ])
    expect(policies[1]?.Statement[0]?.Resource).toEqual(
      ['lookup', 'deploy', 'file-publishing'].map((kind) => `arn:aws:iam::*:role/cdk-hnb659fds-${kind}-role-*`),
    )
  })
})
