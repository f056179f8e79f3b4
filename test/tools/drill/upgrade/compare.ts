import { isDeepStrictEqual } from 'node:util'
import type { AnyEndpoint } from '../../../../shared/core/schema/endpoint.ts'
import { type AskedCalls, type Client, type ClientCall, clientOf, faultText, type Version } from './version.ts'

/** One call of each endpoint of the earlier version, as its own tests make it. */
type Calls = Readonly<Record<string, (participants: unknown) => Promise<ClientCall> | ClientCall>>

async function callsOf({ load }: Version) {
  const made = await load<{ calls: Calls; inputOf?: unknown }>('test/budgets/calls.ts')
  const { inputOf } = (made.inputOf ? made : await load('test/budgets/calls/making.ts')) as {
    inputOf: (endpoint: AnyEndpoint, call: ClientCall) => object
  }
  const { smallTenantParticipants } = await load<{ smallTenantParticipants: unknown }>('test/budgets/smallTenant.ts')
  return async (endpoint: AnyEndpoint): Promise<ClientCall> => {
    const call = await made.calls[endpoint.id]?.(smallTenantParticipants)
    if (!call) throw new Error('Its tests have no call')
    return { ...call, input: inputOf(endpoint, call) }
  }
}

export interface Compared extends AskedCalls {
  /** The earlier client takes the answer, and it says something else: words that changed, a rule that came since. */
  readonly changed: string[]
  /** Calls that the earlier version itself does not answer here. */
  readonly unanswered: string[]
}

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** The first field that differs, and how. */
function difference(before: unknown, now: unknown, path = 'Value'): string {
  if (isPart(before) && isPart(now))
    for (const name of Object.keys({ ...before, ...now }))
      if (!isDeepStrictEqual(before[name], now[name])) return difference(before[name], now[name], `${path}.${name}`)
  return `${path} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`.slice(0, 300)
}

/** What calls of one endpoint after the other come to. */
class Comparison {
  readonly compared: Compared = { right: 0, wrong: [], changed: [], unanswered: [] }
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

  /** The same question to both: the earlier version's client reads the same from both answers. */
  async read(endpoint: AnyEndpoint): Promise<void> {
    const call = await this.#prepare(endpoint)
    const before = await this.#client.call(this.#earlier, endpoint, call)
    try {
      const now = await this.#client.call(this.#later, endpoint, call)
      if (endpoint.file !== undefined || isDeepStrictEqual(before, now)) this.compared.right += 1
      else this.compared.changed.push(`${endpoint.id}: ${difference(before, now)}`)
    } catch (fault) {
      this.compared.wrong.push(`${endpoint.id}: ${faultText(fault)}`)
    }
  }

  /** A change is asked of the later version alone, since a second one may meet the first. */
  async change(endpoint: AnyEndpoint): Promise<void> {
    const call = await this.#prepare(endpoint)
    try {
      await this.#client.call(this.#later, endpoint, call)
      this.compared.right += 1
    } catch (fault) {
      // Where the earlier version refuses it as well, the call is wrong and not the answer.
      await this.#client.call(this.#earlier, endpoint, await this.#prepare(endpoint))
      const { name } = fault as Error
      this.compared[name === 'Refused' ? 'changed' : 'wrong'].push(`${endpoint.id}: ${faultText(fault)}`)
    }
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
  const comparison = new Comparison({ earlier, later }, await clientOf(earlier), await callsOf(earlier))
  for (const endpoint of earlier.catalogue) await comparison.ask(endpoint)
  return comparison.compared
}
