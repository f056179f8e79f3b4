import { stackName } from '../../tenant.ts'
import { orRefusal, placeOf } from './access.ts'
import { type Fleet, standings, type TenantStanding, tenantStanding } from './fleet.ts'
import { eachOf, inLanes } from './lanes.ts'
import { orFailure, synthesisOf } from './synthesis.ts'
import { tableLines } from './table.ts'
import type { Toolkit } from './toolkit.ts'
import { alarmsOf, type WatchedTenant, watchOf } from './watch.ts'

/**
 * Brings a fleet to its versions, wave by wave. It keeps no state of its own: who runs what stands in the outputs of the stacks, so a
 * run that was stopped is gone on with by another.
 */

export interface FleetTools {
  readonly toolkit: Toolkit
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
  /** Says what is going on, beside the answer. */
  readonly say: (line: string) => void
}

export interface TenantResult {
  readonly id: string
  readonly wave: number
  readonly outcome: 'deployed' | 'as before' | 'failed' | 'held' | 'not begun'
  readonly runs: string | null
  readonly minutes: number | null
  readonly why: string
}
export interface FleetOutcome {
  readonly results: readonly TenantResult[]
  /** Reason why the fleet was stopped; undefined when every tenant runs what it should. */
  readonly stopped: string | undefined
}

const pollMs = 60_000

export class FleetDeployment {
  readonly #fleet: Fleet
  readonly #world: FleetTools
  readonly #isUrgent: boolean
  readonly #results = new Map<string, TenantResult>()
  readonly #watched: WatchedTenant[] = []

  constructor(fleet: Fleet, world: FleetTools, isUrgent: boolean) {
    this.#fleet = fleet
    this.#world = world
    this.#isUrgent = isUrgent
  }

  async run(): Promise<FleetOutcome> {
    const all = await standings(this.#fleet)
    for (const standing of all) this.#note(standing, 'not begun')
    let stopped: string | undefined
    for (let wave = 1; wave <= this.#fleet.waves.length && stopped === undefined; wave++)
      stopped = (wave > 1 ? await this.#pause() : undefined) ?? (await this.#wave(wave))
    stopped ??= first(await this.#alarmsOfPause())
    return { results: all.map(({ tenant }) => this.#resultOf(tenant.id)), stopped }
  }

  #note(
    { tenant, wave, deployed }: TenantStanding,
    outcome: TenantResult['outcome'],
    rest: Partial<TenantResult> = {},
  ): void {
    const runs = deployed ? this.#fleet.wordOf(deployed.version ?? 'unknown') : null
    this.#results.set(tenant.id, { id: tenant.id, wave, outcome, runs, minutes: null, why: '', ...rest })
  }

  #resultOf(id: string): TenantResult {
    return this.#results.get(id) as TenantResult
  }

  /** Deploys who needs it; answers why the fleet has to stop here. */
  async #wave(number: number): Promise<string | undefined> {
    const wave = await standings(this.#fleet, number)
    for (const one of wave) if (one.obstacles.length > 0) this.#note(one, 'held', { why: one.obstacles.join(' ') })
    const free = wave.filter(({ obstacles }) => obstacles.length === 0)
    const needing = free.filter(({ needs }) => needs !== 'nothing')
    const done = free.filter(({ needs }) => needs === 'nothing')
    await eachOf(done, (one) => this.#watch(one, 'as before'))
    this.#world.say(`Wave ${number}: ${needing.length} of ${wave.length} tenants to deploy.`)
    const alarms = needing.length > 0 ? await this.#deployAll(needing, number) : []
    const short = wave.map(({ tenant }) => this.#resultOf(tenant.id)).filter(isShort)
    if (alarms.length > 0 || short.length === 0) return first(alarms)
    return `Wave ${number} is not complete: ${short.map(({ id, outcome }) => `${id} ${outcome}`).join(', ')}.`
  }

  async #deployAll(needing: readonly TenantStanding[], number: number): Promise<string[]> {
    const { toolkit } = this.#world
    const made = await synthesisOf(needing, { toolkit, name: `wave-${number}`, isUrgent: this.#isUrgent })
    const ready = new Map<TenantStanding, string>()
    for (const [one, synthesis] of made)
      if ('folder' in synthesis) ready.set(one, synthesis.folder)
      else this.#note(one, 'failed', { why: synthesis.failure })
    if (ready.size < needing.length) return []
    const { atOnce, perRegion } = this.#fleet.settings
    const lanes = { atOnce, perLane: perRegion, laneOf: ([{ tenant }]: [TenantStanding, string]) => placeOf(tenant) }
    let alarms: string[] = []
    await inLanes([...ready], lanes, async ([standing, folder]) => {
      if (alarms.length === 0 && number === this.#fleet.waves.length) alarms = await this.#alarmsOfPause()
      return alarms.length === 0 && (await this.#deploy(standing, folder))
    })
    return alarms
  }

  /** Alarms of tenants whose pause is not over: the last wave, which takes hours, looks at them before each deployment. */
  #alarmsOfPause(): Promise<string[]> {
    const now = this.#world.now()
    return this.#isUrgent ? Promise.resolve([]) : this.#alarms(this.#watched.filter(({ to }) => to >= now))
  }

  async #watch(
    standing: TenantStanding,
    outcome: TenantResult['outcome'],
    minutes: number | null = null,
  ): Promise<void> {
    const watched = await orRefusal(watchOf(this.#fleet, standing.tenant))
    if ('refusal' in watched) return this.#note(standing, 'held', { minutes, why: watched.refusal })
    this.#note(standing, outcome, { minutes })
    this.#watched.push(watched)
  }

  async #deploy(standing: TenantStanding, synthesis: string): Promise<boolean> {
    const { tenant, target, wave } = standing
    const word = this.#fleet.wordOf(target)
    const started = this.#world.now().getTime()
    this.#world.say(`${tenant.id}: ${word} …`)
    const done = await orFailure(this.#world.toolkit.deploy(synthesis, stackName(tenant)))
    const minutes = Math.round((this.#world.now().getTime() - started) / 6_000) / 10
    const now = await tenantStanding(this.#fleet, standing, wave)
    if (done) this.#note(now, 'failed', { minutes, why: done.failure })
    else if (now.deployed?.version === target) await this.#watch(now, 'deployed', minutes)
    else this.#note(now, 'failed', { minutes, why: `The CDK ended well, and the stack is not at ${word}.` })
    const { outcome, why } = this.#resultOf(tenant.id)
    this.#world.say(`${tenant.id}: ${outcome} in ${minutes} minutes. ${why}`.trim())
    return outcome === 'deployed'
  }

  async #alarms(watched: readonly WatchedTenant[]): Promise<string[]> {
    const asked = await orRefusal(alarmsOf(this.#fleet, watched))
    return 'refusal' in asked ? [`The alarms can’t be read: ${asked.refusal}`] : asked
  }

  /** Waits while the tenants of the waves before are watched; answers the alarm that ended it. */
  async #pause(): Promise<string | undefined> {
    if (this.#isUrgent) return undefined
    const until = Math.max(...this.#watched.map(({ to }) => to.getTime()))
    if (until > this.#world.now().getTime()) this.#world.say(`Watching alarms until ${new Date(until).toISOString()} …`)
    for (;;) {
      const alarms = await this.#alarms(this.#watched)
      if (alarms.length > 0) return first(alarms)
      const rest = until - this.#world.now().getTime()
      if (rest <= 0) return undefined
      await this.#world.wait(Math.min(rest, pollMs))
    }
  }
}

const isShort = ({ outcome }: TenantResult) => outcome !== 'deployed' && outcome !== 'as before'

/** The first says enough to stop; the accounts show the others. */
const first = (alarms: readonly string[]): string | undefined =>
  alarms.length > 1 ? `${alarms[0]} ${alarms.length - 1} more are raised.` : alarms[0]

export const fleetOutcomeLines = ({ results, stopped }: FleetOutcome): string[] => [
  ...tableLines(
    ['wave', 'tenant', 'outcome', 'runs', 'minutes', 'why'],
    results.map(({ id, wave, outcome, runs, minutes, why }) => [
      String(wave),
      id,
      outcome,
      runs ?? '',
      minutes === null ? '' : minutes.toFixed(1),
      why.split('\n')[0] ?? '',
    ]),
  ),
  ...(stopped === undefined ? [] : ['', `STOPPED: ${stopped}`, 'After a repair, the same command goes on from here.']),
]
