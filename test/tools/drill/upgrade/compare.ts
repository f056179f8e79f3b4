import { isDeepStrictEqual } from 'node:util'
import type { AnyEndpoint } from '../../../../shared/core/schema/endpoint.ts'
import { type AskedCalls, type Client, type ClientCall, clientOf, faultText, type Version } from './version.ts'

/** One call of each endpoint, as the tests of a version make it. */
type Calls = Readonly<Record<string, (participants: unknown) => Promise<ClientCall> | ClientCall>>

async function callsOf({ load }: Version) {
  const made = await load<{ calls: Calls; inputOf?: unknown }>('test/budgets/calls.ts')
  const { inputOf } = (made.inputOf ? made : await load('test/budgets/calls/making.ts')) as {
    inputOf: (endpoint: AnyEndpoint, call: ClientCall) => object
  }
  const { smallTenantParticipants } = await load<{ smallTenantParticipants: unknown }>('test/budgets/smallTenant.ts')
  return async (endpoint: AnyEndpoint): Promise<ClientCall | undefined> => {
    const call = await made.calls[endpoint.id]?.(smallTenantParticipants)
    return call && { ...call, input: inputOf(endpoint, call) }
  }
}

export interface Compared extends AskedCalls {
  /** The earlier client takes the answer, and it says something else: words that changed, a rule that came since. */
  readonly changed: string[]
  /** Calls that the earlier version itself does not answer here. */
  readonly unanswered: string[]
  /** Calls that a version fails at when the other was called before it, as while a deployment shifts. */
  readonly broken: string[]
}

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** A value without its cursor, which each version writes in its own way. */
const parted = (value: unknown): readonly [unknown, unknown] => {
  if (!isPart(value) || !('cursor' in value)) return [value, undefined]
  const { cursor, ...rest } = value
  return [rest, cursor]
}

/** The first field that differs, and how. */
function difference(before: unknown, now: unknown, path = 'Value'): string {
  if (isPart(before) && isPart(now))
    for (const name of Object.keys({ ...before, ...now }))
      if (!isDeepStrictEqual(before[name], now[name])) return difference(before[name], now[name], `${path}.${name}`)
  return `${path} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`.slice(0, 300)
}

/** Comparison of one endpoint's calls after the other. */
class Comparison {
  readonly compared: Compared = { right: 0, wrong: [], changed: [], unanswered: [], broken: [] }
  readonly #earlier: Version
  readonly #later: Version
  readonly #client: Client
  readonly #prepare: (endpoint: AnyEndpoint) => Promise<ClientCall>

  constructor(
    versions: { readonly earlier: Version; readonly later: Version },
    client: Client,
    prepare: (endpoint: AnyEndpoint) => Promise<ClientCall>,
  ) {
    this.#earlier = versions.earlier
    this.#later = versions.later
    this.#client = client
    this.#prepare = prepare
  }

  /** The same question to both: the earlier version's client reads the same from both answers, and goes on from the earlier one. */
  async read(endpoint: AnyEndpoint): Promise<void> {
    const call = await this.#prepare(endpoint)
    const [before, cursor] = parted(await this.#client.call(this.#earlier, endpoint, call))
    try {
      const [now] = parted(await this.#client.call(this.#later, endpoint, call))
      if (cursor) await this.#client.call(this.#later, endpoint, { ...call, input: { ...call.input, cursor } })
      if (endpoint.file !== undefined || isDeepStrictEqual(before, now)) this.compared.right += 1
      else this.compared.changed.push(`${endpoint.id}: ${difference(before, now)}`)
    } catch (fault) {
      this.compared.wrong.push(`${endpoint.id}: ${faultText(fault)}`)
    }
  }

  /** The call that the other version was given: it may be refused as a second one, and must not fail. */
  async #again(version: Version, endpoint: AnyEndpoint, call: ClientCall): Promise<void> {
    try {
      await this.#client.call(version, endpoint, call)
    } catch (fault) {
      if (!(fault instanceof Error && 'status' in fault && Number(fault.status) >= 500)) return
      const name = version === this.#earlier ? 'earlier after later' : 'later after earlier'
      this.compared.broken.push(`${endpoint.id}, ${name}: ${faultText(fault)}`)
    }
  }

  /** A change is asked of the later version, since a second one may meet the first; then each version meets what the other left. */
  async change(endpoint: AnyEndpoint): Promise<void> {
    const call = await this.#prepare(endpoint)
    try {
      await this.#client.call(this.#later, endpoint, call)
    } catch (fault) {
      // Calls that the earlier version refuses as well are wrong, and not the answer.
      await this.#client.call(this.#earlier, endpoint, await this.#prepare(endpoint))
      const { name } = fault as Error
      this.compared[name === 'Refused' ? 'changed' : 'wrong'].push(`${endpoint.id}: ${faultText(fault)}`)
      return
    }
    this.compared.right += 1
    await this.#again(this.#earlier, endpoint, call)
    const other = await this.#prepare(endpoint)
    await this.#again(this.#earlier, endpoint, other)
    await this.#again(this.#later, endpoint, other)
  }

  async ask(endpoint: AnyEndpoint): Promise<void> {
    try {
      await (endpoint.mutates ? this.change(endpoint) : this.read(endpoint))
    } catch (fault) {
      this.compared.unanswered.push(`${endpoint.id}: ${faultText(fault)}`)
    }
  }
}

/** Asks every endpoint of the earlier version by its own client. */
export async function compare(earlier: Version, later: Version): Promise<Compared> {
  const [callOf, laterCallOf] = [await callsOf(earlier), await callsOf(later)]
  const prepare = async (endpoint: AnyEndpoint) => {
    const call = (await callOf(endpoint)) ?? (await laterCallOf(endpoint))
    if (!call) throw new Error('Neither version’s tests have a call')
    return call
  }
  const comparison = new Comparison({ earlier, later }, await clientOf(earlier), prepare)
  for (const endpoint of earlier.catalogue) await comparison.ask(endpoint)
  return comparison.compared
}
