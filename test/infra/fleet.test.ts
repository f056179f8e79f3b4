import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CheckedTenant } from '../../infra/operator/fleet/check.ts'
import type { FleetOutcome } from '../../infra/operator/fleet/deploy.ts'
import type { TenantDrift } from '../../infra/operator/fleet/drift.ts'
import { eachOf, inLanes } from '../../infra/operator/fleet/lanes.ts'
import type { PlannedTenant } from '../../infra/operator/fleet/plan.ts'
import { fleetSettings } from '../../infra/operator/fleet/settings.ts'
import { CdkToolkit } from '../../infra/operator/fleet/toolkit.ts'
import { wavesOf } from '../../infra/operator/fleet/waves.ts'
import { WrongCommand } from '../../infra/operator/wrongCommand.ts'
import { settingsMark } from '../../infra/tenant.ts'
import { appOf, few, trial } from './cloud.ts'
import { FleetWorld, indexesOfTable } from './fleetWorld.ts'

interface Plan {
  readonly release: string
  readonly tenants: readonly PlannedTenant[]
}

const defaults = fleetSettings('/nowhere')
const members = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, production: true, follows: true, ...change }))
const idsOf = (waves: readonly (readonly { id: string }[])[]) => waves.map((wave) => wave.map(({ id }) => id))

describe('waves', () => {
  it('are one tenant, five percent and all others', () => {
    const waves = wavesOf(members(200), defaults)
    expect(waves.map(({ length }) => length)).toEqual([1, 10, 189])
    expect(new Set(waves.flat()).size).toBe(200)
  })

  it('are the same whichever order the files are read in', () => {
    const all = members(40)
    expect(idsOf(wavesOf(all.toReversed(), defaults))).toEqual(idsOf(wavesOf(all, defaults)))
  })

  it('begin with the named canary, or with a trial', () => {
    const all = [...members(5), { id: 'trial', production: false, follows: true }]
    expect(idsOf(wavesOf(all, { ...defaults, canary: 't3' }))[0]).toEqual(['t3'])
    expect(idsOf(wavesOf(all, defaults))[0]).toEqual(['trial'])
  })

  it('end with pinned tenants, who try no release', () => {
    const pinned = { id: 'pinned', production: false, follows: false }
    expect(idsOf(wavesOf([pinned, ...members(2)], defaults)).at(-1)).toContain('pinned')
  })

  it.each([
    ['nobody', /canary nobody is not a tenant/],
    ['pinned', /canary pinned is pinned to another version/],
  ])('refuse the canary %s', (canary, says) => {
    const pinned = { id: 'pinned', production: false, follows: false }
    expect(() => wavesOf([pinned, ...members(2)], { ...defaults, canary })).toThrow(says)
  })
})

describe('deployments at the same time', () => {
  /** Starts runs that end when they are told to. */
  function started(items: readonly string[], atOnce: number, perLane: number) {
    const running: string[] = []
    const end = new Map<string, (isGood: boolean) => void>()
    const done = inLanes(items, { atOnce, perLane, laneOf: (item) => item.charAt(0) }, (item) => {
      running.push(item)
      return new Promise<boolean>((resolve) => end.set(item, resolve))
    })
    const finish = async (item: string, isGood = true) => {
      end.get(item)?.(isGood)
      running.splice(running.indexOf(item), 1)
      await new Promise(setImmediate)
    }
    return { running, finish, done }
  }

  it('are at most so many of one account and region, and so many in all', async () => {
    const { running, finish, done } = started(['a1', 'a2', 'b1', 'c1'], 2, 1)
    expect(running).toEqual(['a1', 'b1'])
    await finish('b1')
    expect(running).toEqual(['a1', 'c1'])
    await finish('a1')
    expect(running).toEqual(['c1', 'a2'])
    await finish('c1')
    await finish('a2')
    await done
  })

  it('are not begun after one that failed, while those that run still end', async () => {
    const { running, finish, done } = started(['a1', 'b1', 'c1'], 2, 1)
    await finish('a1', false)
    expect(running).toEqual(['b1'])
    await finish('b1')
    await done
    expect(running).toEqual([])
  })

  it('keep the order of what they answer', async () => {
    expect(await eachOf([3, 1, 2], (n) => Promise.resolve(n * 2), 2)).toEqual([6, 2, 4])
  })
})

describe('plan', () => {
  it('says who runs what and who gets what, in two accounts and regions', async () => {
    const world = await FleetWorld.with({
      river: { production: true },
      valley: { account: '444455556666', region: 'eu-west-1' },
      lake: { version: 'v1', production: true },
      harbor: {},
    })
    world.runs('river', 'v2')
    world.runs('valley', 'v1')
    world.runs('lake', 'v1')
    world.raise('river', 'mail bounces')
    const { lines, isGood } = await world.fleet('plan')
    expect(isGood).toBe(true)
    expect(lines[0]).toBe('Release: v2')
    const cells = lines.slice(2).map((line) => line.split(/ {2,}/))
    expect(cells.toSorted((one, other) => (one[1] ?? '').localeCompare(other[1] ?? ''))).toEqual([
      [expect.any(String), 'harbor', '111122223333', 'us-east-1', '-', 'v2', 'first deployment'],
      ['3', 'lake', '111122223333', 'us-east-1', 'v1', 'v1 (pinned)', 'nothing'],
      ['3', 'river', '111122223333', 'us-east-1', 'v2', 'v2', 'nothing; raised: river mail bounces'],
      [expect.any(String), 'valley', '444455556666', 'eu-west-1', 'v1', 'v2', 'version'],
    ])
    expect(new Set(world.double.assumed)).toEqual(
      new Set([
        'arn:aws:iam::111122223333:role/cdk-hnb659fds-lookup-role-111122223333-us-east-1',
        'arn:aws:iam::444455556666:role/cdk-hnb659fds-lookup-role-444455556666-eu-west-1',
      ]),
    )
  })

  it('reads a tenant without an account by the credentials of the shell', async () => {
    const world = await FleetWorld.with({ demo: { account: undefined } })
    world.runs('demo', 'v2')
    const { tenants } = await world.json<Plan>('plan')
    expect(tenants).toMatchObject([{ id: 'demo', account: null, runs: 'v2', needs: 'nothing' }])
    expect(world.double.assumed).toEqual([])
  })

  it('reads by the role that fleet.json names', async () => {
    const world = await FleetWorld.with({ river: {} }, { role: 'gleanery-reader' })
    await world.fleet('plan')
    expect(new Set(world.double.assumed)).toEqual(new Set(['arn:aws:iam::111122223333:role/gleanery-reader']))
  })

  it.each<[string, object, (world: FleetWorld) => void, RegExp]>([
    ['a wrong file', { colour: 'red' }, () => undefined, /tenants\/river\.json: colour is not known/],
    ['an unknown version', { version: 'v9' }, () => undefined, /version v9 is no tag or commit/],
    ['a version that is no word', { version: '--all' }, () => undefined, /version must be a tag or a commit/],
    [
      'a role that does not trust',
      {},
      ({ double }) =>
        double.closedRoles.add('arn:aws:iam::111122223333:role/cdk-hnb659fds-lookup-role-111122223333-us-east-1'),
      /AccessDenied: User is not authorized to perform: sts:AssumeRole/,
    ],
    [
      'a deployment that is going on',
      {},
      (world) => world.runs('river', 'v1', { status: 'UPDATE_IN_PROGRESS' }),
      /A deployment is going on \(UPDATE_IN_PROGRESS\)/,
    ],
    [
      'an undoing that failed',
      {},
      (world) => world.runs('river', 'v1', { status: 'UPDATE_ROLLBACK_FAILED' }),
      /UPDATE_ROLLBACK_FAILED: npm run tenant -- check river/,
    ],
    [
      'a table to adopt',
      { production: true, table: 'river-restored' },
      (world) => world.runs('river', 'v2'),
      /It is to adopt the table river-restored: docs\/deploying\.md, Restoring/,
    ],
    [
      'a table that is gone',
      {},
      (world) => {
        world.runs('river', 'v1')
        world.placeOf('river').tables.clear()
      },
      /There is no table river-table in this account and region/,
    ],
    [
      'two indexes too few',
      {},
      (world) => {
        world.runs('river', 'v1')
        world.placeOf('river').tables.set('river-table', indexesOfTable.slice(2))
      },
      /Deployment 1: make the index list1\. Deploy the versions between.*Deployment 2: make the index list2/,
    ],
  ])('holds a tenant with %s, and the status is 1', async (_, file, happens, says) => {
    const world = await FleetWorld.with({ river: file, valley: { account: '444455556666' } })
    world.runs('valley', 'v2')
    happens(world)
    const { lines, isGood } = await world.fleet('plan')
    expect(isGood).toBe(false)
    expect(lines.find((line) => line.includes('river'))).toMatch(says)
    expect(lines.find((line) => line.includes('valley'))).toMatch(/nothing$/)
  })

  it('does not hold a tenant whose table lacks one index: one deployment makes it', async () => {
    const world = await FleetWorld.with({ river: {} })
    world.runs('river', 'v1')
    world.placeOf('river').tables.set('river-table', indexesOfTable.slice(1))
    const { tenants } = await world.json<Plan>('plan')
    expect(tenants).toMatchObject([{ id: 'river', needs: 'version', obstacles: [] }])
  })

  it('tells a changed file and a missing second deployment from another version', async () => {
    const world = await FleetWorld.with({ river: { production: true }, valley: {} })
    const mark = settingsMark('river', true, join(world.root, 'tenants'))
    Object.assign(world.runs('river', 'v2').outputs, { Settings: mark })
    world.runs('valley', 'v2')
    world.write('valley', { logRetentionDays: 7 })
    const { tenants } = await world.json<Plan>('plan')
    expect(Object.fromEntries(tenants.map(({ id, needs }) => [id, needs]))).toEqual({
      river: 'second deployment',
      valley: 'settings',
    })
  })

  it('goes on when AWS turns calls away', async () => {
    const world = await FleetWorld.with({ river: {} })
    world.runs('river', 'v2')
    world.double.throttled = 3
    expect((await world.json<Plan>('plan')).tenants).toMatchObject([{ runs: 'v2', obstacles: [] }])
    expect(world.double.throttled).toBe(0)
  })

  it('counts with --changes what would change, in nested stacks too', async () => {
    const world = await FleetWorld.with({ river: {} })
    const nested = (url: string) => ({
      Type: 'AWS::CloudFormation::Stack',
      Properties: { TemplateURL: url },
      Metadata: { 'aws:asset:path': `${url}.json` },
    })
    const code = (key: string) => ({ Type: 'AWS::Lambda::Function', Properties: { Code: key } })
    const table = { Type: 'AWS::DynamoDB::Table', Properties: {} }
    world.runs('river', 'v1', {
      template: { Resources: { Table: table, Offers: nested('offers-1'), Same: nested('same') } },
      nested: { Offers: 'gleanery-river-Offers', Same: 'gleanery-river-Same' },
    })
    world.runs('river', 'v1').outputs.TableName = 'river-table'
    world.placeOf('river').stacks.set('gleanery-river-Offers', {
      ...world.runs('river', 'v1'),
      template: { Resources: { Accept: code('1'), Gone: code('1'), Stays: { ...code('1'), Metadata: { path: 'a' } } } },
    })
    const folder = mkdtempSync(join(tmpdir(), 'gleanery-synthesis-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const write = (file: string, Resources: object) => writeFileSync(join(folder, file), JSON.stringify({ Resources }))
    write('gleanery-river.template.json', { Table: table, Offers: nested('offers-2'), Same: nested('same') })
    write('offers-2.json', { Accept: code('2'), New: code('1'), Stays: { ...code('1'), Metadata: { path: 'b' } } })
    world.toolkit.synthesize = () => Promise.resolve(folder)
    const { tenants } = await world.json<Plan>('plan', '--changes')
    expect(tenants[0]?.changes).toEqual({
      summary: '1 added, 2 changed, 1 removed',
      added: ['Offers: AWS::Lambda::Function New'],
      changed: ['root: AWS::CloudFormation::Stack Offers', 'Offers: AWS::Lambda::Function Accept'],
      removed: ['Offers: AWS::Lambda::Function Gone'],
    })
    // The template of a nested stack that stays the same is not asked for.
    expect(world.double.asked.filter(({ action }) => action === 'GetTemplate')).toHaveLength(2)
  })
})

describe('deploy', () => {
  const four = async (settings: object = {}) => {
    const world = await FleetWorld.with(
      { aa: {}, bb: { account: '444455556666', region: 'eu-west-1' }, cc: {}, dd: {} },
      { canary: 'aa', ...settings },
    )
    for (const id of ['aa', 'bb', 'cc', 'dd']) world.runs(id, 'v1')
    return world
  }
  /** Ids of the waves as the plan has them. */
  const wavesIn = async (world: FleetWorld) => {
    const { tenants } = await world.json<Plan>('plan')
    return [1, 2, 3].map((number) => tenants.filter(({ wave }) => wave === number).map(({ id }) => id))
  }
  const outcomes = ({ results }: FleetOutcome) => Object.fromEntries(results.map(({ id, outcome }) => [id, outcome]))

  it('upgrades one, some and all, and waits in between', async () => {
    const world = await four()
    const [first = [], second = [], third = []] = await wavesIn(world)
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBeUndefined()
    expect(results.map(({ outcome, runs }) => `${outcome} ${runs}`)).toEqual(Array(4).fill('deployed v2'))
    const begun = world.deployments.map((line) => line.split(' '))
    expect(begun.slice(0, 2)).toEqual([
      [first[0], '0'],
      [second[0], '50'],
    ])
    expect(
      begun
        .slice(2)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(third.toSorted())
    expect(begun.slice(2).every(([, minute]) => Number(minute) >= 100)).toBe(true)
    expect(['aa', 'bb', 'cc', 'dd'].map((id) => world.version(id))).toEqual(Array(4).fill('v2'))
  })

  it('makes the templates of a wave in one synthesis', async () => {
    const world = await four()
    await world.fleet('deploy')
    expect(world.syntheses.map(({ ids }) => ids.length)).toEqual([1, 1, 2])
    expect(world.syntheses.every(({ version }) => version === world.commit('v2'))).toBe(true)
  })

  it('does nothing twice', async () => {
    const world = await four()
    await world.fleet('deploy')
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect([stopped, world.deployments.length]).toEqual([undefined, 4])
    expect(results.every(({ outcome }) => outcome === 'as before')).toBe(true)
  })

  it('stops at an alarm that is raised in the pause, and goes on when it is over', async () => {
    const world = await four()
    world.later.push([35, () => world.raise('aa', 'calls fail')])
    const stopped = await world.json<FleetOutcome>('deploy')
    expect(stopped.stopped).toMatch(/The alarm “aa calls fail” is raised since 2026-11-29T08:3\d.*after the deployment/)
    expect(outcomes(stopped)).toEqual({ aa: 'deployed', bb: 'not begun', cc: 'not begun', dd: 'not begun' })

    expect((await world.fleet('deploy')).isGood).toBe(false)
    expect(world.deployments).toHaveLength(1)

    world.placeOf('aa').alarms = []
    const after = await world.json<FleetOutcome>('deploy')
    expect(after.stopped).toBeUndefined()
    expect(outcomes(after)).toEqual({ aa: 'as before', bb: 'deployed', cc: 'deployed', dd: 'deployed' })
  })

  it('waits on for the rest of the pause when a stopped run is gone on with', async () => {
    const world = await four()
    const started = world.now()
    await world.wait(20 * 60_000)
    world.runs('aa', 'v2', { updated: started, ended: world.now() })
    await world.wait(10 * 60_000)
    await world.fleet('deploy')
    const [second] = world.deployments
    expect(second?.split(' ')[1]).toBe('50')
  })

  it('stops at a composite alarm, too', async () => {
    const world = await four()
    world.later.push([
      35,
      () => world.placeOf('aa').alarms.push({ name: 'aa people can’t work', since: world.now(), kind: 'composite' }),
    ])
    expect((await world.json<FleetOutcome>('deploy')).stopped).toMatch(/aa people can’t work/)
  })

  it('is not stopped by an alarm from before, nor by another tenant’s', async () => {
    const world = await four()
    world.raise('aa', 'mail bounces')
    world.later.push([35, () => world.placeOf('aa').alarms.push({ name: 'aab calls fail', since: world.now() })])
    await world.wait(60_000)
    expect((await world.json<FleetOutcome>('deploy')).stopped).toBeUndefined()
  })

  it('looks at the alarms of those before also within the last wave', async () => {
    const world = await four()
    const last = (await wavesIn(world))[2] ?? []
    for (const id of last) world.events.set(id, () => world.raise(id, 'calls fail'))
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    const ofLast = results.filter(({ id }) => last.includes(id)).map(({ outcome }) => outcome)
    expect(stopped).toMatch(/calls fail/)
    // Those in one region follow each other; those in two regions began together.
    expect(ofLast).toContain('deployed')
  })

  it('stops at a deployment that fails, and tries it again', async () => {
    const world = await four()
    const [, [second = ''] = []] = await wavesIn(world)
    world.fail(second)
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBe(`Wave 2 is not complete: ${second} failed.`)
    expect(results.find(({ id }) => id === second)).toMatchObject({
      outcome: 'failed',
      runs: 'v1',
      why: expect.stringContaining('UPDATE_ROLLBACK_COMPLETE'),
    })
    expect(results.filter(({ outcome }) => outcome === 'not begun')).toHaveLength(2)
    expect((await world.json<FleetOutcome>('deploy')).stopped).toBeUndefined()
  })

  it('does not believe a CDK that ends well while the stack is where it was', async () => {
    const world = await four()
    world.toolkit.deploy = () => Promise.resolve()
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBe('Wave 1 is not complete: aa failed.')
    expect(results[0]?.why).toBe('The CDK ended well, and the stack is not at v2.')
  })

  it('stops after a wave with a tenant that can’t be deployed', async () => {
    const world = await four()
    world.runs('aa', 'v1', { status: 'UPDATE_IN_PROGRESS' })
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBe('Wave 1 is not complete: aa held.')
    expect([results[0]?.outcome, world.deployments.length]).toEqual(['held', 0])
  })

  it('never gives a pinned tenant another version', async () => {
    const world = await FleetWorld.with(
      { aa: {}, stays: { version: 'v1' }, moves: { version: 'v1' } },
      { canary: 'aa' },
    )
    world.runs('aa', 'v1')
    world.runs('stays', 'v1')
    world.runs('moves', 'v2')
    const outcome = await world.json<FleetOutcome>('deploy')
    expect(outcome.stopped).toBeUndefined()
    expect(outcomes(outcome)).toEqual({ aa: 'deployed', stays: 'as before', moves: 'deployed' })
    expect(['aa', 'stays', 'moves'].map((id) => world.version(id))).toEqual(['v2', 'v1', 'v1'])
    expect(world.syntheses.find(({ ids }) => ids.includes('moves'))?.version).toBe(world.commit('v1'))
  })

  it('makes a first deployment without protection, and a second one with it', async () => {
    const world = await FleetWorld.with({ river: { production: true } })
    expect((await world.json<FleetOutcome>('deploy')).stopped).toBeUndefined()
    expect((await world.json<Plan>('plan')).tenants[0]?.needs).toBe('second deployment')
    await world.fleet('deploy')
    expect((await world.json<Plan>('plan')).tenants[0]?.needs).toBe('nothing')
    expect(world.syntheses.map(({ isFirst }) => isFirst)).toEqual([true, false])
  })

  it('makes the first deployment of a later version anew where no second one followed', async () => {
    const world = await FleetWorld.with({ river: {} })
    const mark = settingsMark('river', true, join(world.root, 'tenants'))
    Object.assign(world.runs('river', 'v1').outputs, { Settings: mark })
    await world.fleet('deploy')
    expect((await world.json<Plan>('plan')).tenants[0]?.needs).toBe('second deployment')
    await world.fleet('deploy')
    expect(world.syntheses.map(({ isFirst }) => isFirst)).toEqual([true, false])
    expect((await world.json<Plan>('plan')).tenants[0]?.needs).toBe('nothing')
  })

  it('brings 200 tenants in 25 accounts and two regions to their version', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `t${index}`)
    const fileOf = (index: number) => ({
      account: String(111122223300 + (index % 25)),
      region: index % 2 === 0 ? 'us-east-1' : 'us-west-2',
      production: true,
    })
    const world = await FleetWorld.with(Object.fromEntries(ids.map((id, index) => [id, fileOf(index)])))
    for (const id of ids) world.runs(id, 'v1')
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBeUndefined()
    expect(results.filter(({ outcome, runs }) => outcome === 'deployed' && runs === 'v2')).toHaveLength(200)
    expect(world.deployments).toHaveLength(200)
    expect(Math.max(...world.syntheses.map(({ ids: made }) => made.length))).toBe(20)
    expect(world.syntheses).toHaveLength(12)
    expect(world.most.inPlace).toBe(1)
    expect(world.most.inAll).toBeGreaterThan(1)
    expect(world.most.inAll).toBeLessThanOrEqual(10)
  })

  it('with --urgent waits for nothing and looks at no alarm', async () => {
    const world = await four()
    world.events.set('aa', () => world.raise('aa', 'calls fail'))
    expect((await world.json<FleetOutcome>('deploy', '--urgent')).stopped).toBeUndefined()
    expect(world.syntheses.every(({ isUrgent }) => isUrgent)).toBe(true)
    expect(world.deployments[1]?.split(' ')[1]).toBe('20')
  })

  it.each<[string, (world: FleetWorld) => void, RegExp]>([
    ['changed code', ({ root }) => writeFileSync(join(root, 'code.ts'), 'v3'), /Commit it first/],
    ['a wrong file', (world) => world.write('bb', { colour: 'red' }), /tenants\/bb\.json: colour is not known/],
    [
      'wrong settings',
      ({ root }) => writeFileSync(join(root, 'fleet.json'), '{ "percent": 0, "speed": 1 }'),
      /fleet\.json: percent must be 1 to 100; speed is not known/,
    ],
  ])('is refused with %s before anything is changed', async (_, happens, says) => {
    const world = await four()
    happens(world)
    await expect(world.fleet('deploy')).rejects.toThrow(says)
    await expect(world.fleet('deploy')).rejects.toBeInstanceOf(WrongCommand)
    expect(world.deployments).toEqual([])
  })
})

describe('drift', () => {
  it('names what was changed by hand, in the root and in nested stacks', async () => {
    const world = await FleetWorld.with({ river: {}, valley: { account: '444455556666', region: 'eu-west-1' } })
    world.runs('river', 'v2', {
      nested: { Offers: 'gleanery-river-Offers' },
      drifted: [{ type: 'AWS::SNS::Topic', id: 'AlarmsTopic', status: 'DELETED', paths: [] }],
    })
    world.placeOf('river').stacks.set('gleanery-river-Offers', {
      ...world.runs('river', 'v2'),
      drifted: [
        { type: 'AWS::Lambda::Function', id: 'Accept', status: 'MODIFIED', paths: ['/MemorySize', '/Timeout'] },
      ],
    })
    world.runs('valley', 'v2')
    const { lines, isGood } = await world.fleet('drift')
    expect(isGood).toBe(false)
    expect(
      lines
        .slice(1)
        .map((line) => line.split(/ {2,}/))
        .toSorted(),
    ).toEqual([
      ['river', 'DELETED', 'root: AWS::SNS::Topic AlarmsTopic', '-'],
      ['river', 'MODIFIED', 'Offers: AWS::Lambda::Function Accept', '/MemorySize, /Timeout'],
      ['valley', 'as deployed', '1 stacks', '-'],
    ])
  })

  it('is not known of a stack that is being deployed, which hides no other', async () => {
    const world = await FleetWorld.with({ river: {}, valley: {} })
    world.runs('river', 'v2', { status: 'UPDATE_IN_PROGRESS' })
    world.runs('valley', 'v2')
    const all = await world.json<TenantDrift[]>('drift')
    const named = Object.fromEntries(all.map(({ id, obstacles }) => [id, obstacles]))
    expect(named.river?.[0]).toMatch(/^root: ValidationError: .*drift detection is not allowed/)
    expect(named.valley).toEqual([])
  })
})

it('refuses another command, and options that it does not know', async () => {
  const world = await FleetWorld.with({ river: {} })
  await expect(world.fleet('destroy')).rejects.toThrow(/^Usage: npm run fleet/)
  await expect(world.fleet('plan', '--all')).rejects.toThrow(/--all/)
})

// The CDK packs and sends fourteen files, which takes long where other tests keep both processors busy.
describe('the CDK’s own command line', { timeout: 600_000 }, () => {
  /** Made once: the CDK keeps there what it has packed. */
  let synthesis: string | undefined
  afterAll(() => {
    if (synthesis) rmSync(synthesis, { recursive: true })
  })
  function synthesized(release: { version: string; settings: string }): string {
    const { app } = appOf({ ...trial, id: 'river', account: '111122223333', release }, few)
    app.synth()
    return app.outdir
  }

  /** A fleet of one, whose templates are made here and deployed by the CDK, which finds the double where AWS would be. */
  async function fleetOfOne() {
    const world = await FleetWorld.with({ river: {} })
    vi.stubEnv('AWS_REGION', 'us-east-1')
    world.runs('river', 'v1')
    const release = { version: world.commit('v2'), settings: settingsMark('river', false, join(world.root, 'tenants')) }
    synthesis ??= synthesized(release)
    const folder = synthesis
    world.toolkit.synthesize = () => Promise.resolve(folder)
    const root = mkdtempSync(join(tmpdir(), 'gleanery-toolkit-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'))
    const toolkit = new CdkToolkit(root, release.version)
    world.toolkit.deploy = (synthesis, stack) => toolkit.deploy(synthesis, stack)
    return world
  }

  it('deploys a tenant by the roles of its account’s bootstrap', async () => {
    const world = await fleetOfOne()
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBeUndefined()
    expect(results).toMatchObject([{ id: 'river', outcome: 'deployed', runs: 'v2' }])
    expect(world.double.assumed).toContain(
      'arn:aws:iam::111122223333:role/cdk-hnb659fds-deploy-role-111122223333-us-east-1',
    )
    expect(world.double.asked.map(({ action }) => action)).toContain('ExecuteChangeSet')
  })

  it('says that a deployment was undone, and the fleet stops', async () => {
    const world = await fleetOfOne()
    world.placeOf('river').undone.add('gleanery-river')
    const { stopped, results } = await world.json<FleetOutcome>('deploy')
    expect(stopped).toBe('Wave 1 is not complete: river failed.')
    expect(results[0]).toMatchObject({ runs: 'v1', why: expect.stringContaining('UPDATE_ROLLBACK_COMPLETE') })
  })
})

// Windows runs no shell scripts.
describe.skipIf(process.platform === 'win32')('the command itself', () => {
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
    const words = ['--disable-warning=ExperimentalWarning', 'bin/fleet.ts', ...args]
    return spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, ...env } })
  }

  it('checks every tenant as npm run tenant does, by the credentials of its account', () => {
    const directory = mkdtempSync(join(tmpdir(), 'gleanery-aws-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const refusing = 'echo "An error occurred (AccessDenied) when calling $2: no $* for you" >&2; exit 254'
    const script = `#!/bin/sh\ncase "$1" in\nsts) echo '{"Account":"111122223333","Arn":"arn"}' ;;\n*) ${refusing} ;;\nesac\n`
    writeFileSync(join(directory, 'aws'), script, { mode: 0o755 })
    const { stdout, status } = run({ PATH: `${directory}:/bin:/usr/bin` }, 'check', '--json')
    const demo = (JSON.parse(stdout) as CheckedTenant[]).find(({ id }) => id === 'demo')
    expect(demo?.findings[0]?.what).toMatch(/An error occurred \(AccessDenied\)/)
    expect(status).toBe(1)
  })

  it('says what it can do, and ends with 1', () => {
    const { stderr, status } = run({}, 'upgrade')
    expect(stderr).toMatch(/^Usage: npm run fleet -- <command>/)
    expect(status).toBe(1)
  })
})
