import { AsyncLocalStorage } from 'node:async_hooks'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Caller } from '../../../../shared/core/access.ts'
import type { AnyEndpoint } from '../../../../shared/core/schema/endpoint.ts'
import { ensureStored } from '../../../engine/storedCaller.ts'

/**
 * A version of the app in this process, by its own code: its API behind HTTP, its background functions, and the web client
 * that its browsers run. Two versions share the table, the bus and the other engines, as they do while one is deployed.
 */
export interface Version {
  readonly url: string
  readonly catalogue: readonly AnyEndpoint[]
  /** Names of the reactions to a type of event. */
  reactionsTo(type: string): string[]
  invoke(run: string, event: unknown): Promise<unknown>
  /** Loads a module of this version. */
  load<T>(file: string): Promise<T>
  stop(): Promise<void>
}

export const presentVersion = resolve(import.meta.dirname, '../../../..')

/** Fixtures of an earlier version may import the test runner, which does not run here; none of them is called. */
const runner = ['vi', 'expect', 'it', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'inject']
const silent = `data:text/javascript,${runner.map((name) => `export const ${name} = undefined`).join(';')}`
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: silent, shortCircuit: true } : next(specifier, context),
})

type Claims = Readonly<Record<string, unknown>>

/** A token of the drill: the caller's claims, which the API takes as they are. */
const claimsIn = (authorization = ''): Claims | undefined =>
  authorization.startsWith('Bearer ')
    ? (JSON.parse(Buffer.from(authorization.slice(7), 'base64url').toString()) as Claims)
    : undefined

export async function openVersion(folder: string): Promise<Version> {
  const load = <T>(file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<T>
  const { catalogue } = await load<typeof import('../../../../shared/catalogue.ts')>('shared/catalogue.ts')
  const { LocalFunctions } =
    await load<typeof import('../../../../infra/local/functions.ts')>('infra/local/functions.ts')
  const { localApi } = await load<typeof import('../../../../infra/local/api.ts')>('infra/local/api.ts')
  const { serve } = await load<typeof import('../../../../infra/local/loopback.ts')>('infra/local/loopback.ts')
  const { reactions } = await load<typeof import('../../../../events/subscriptions.ts')>('events/subscriptions.ts')
  const functions = new LocalFunctions()
  const originSecret = process.env.ORIGIN_SECRET ?? ''
  const listening = await serve(localApi({ catalogue, functions, originSecret, verify: claimsIn }))
  return {
    url: listening.endpoint,
    catalogue,
    load,
    reactionsTo: (type) =>
      reactions.filter(({ to }) => to.some((event) => event.type === type)).map(({ name }) => name),
    invoke: (run, event) => functions.invoke(run, event),
    stop: () => listening.stop(),
  }
}

export interface ClientCall {
  readonly by: Caller
  readonly input: object
  readonly headers?: Record<string, string> | undefined
  /** Of a shared tablet. */
  readonly signIn?: { readonly ID: string; readonly At: number } | undefined
}

/** The web client of a version: it signs, sends, and reads the answer by the version's own schemas. */
export interface Client {
  /** Sends a call to an API; throws what the client throws for a person to see. */
  call(to: Version, endpoint: AnyEndpoint, call: ClientCall): Promise<unknown>
}

export async function clientOf(version: Version): Promise<Client> {
  const client =
    await version.load<typeof import('../../../../web/src/core/data/client.ts')>('web/src/core/data/client.ts')
  const { eventOf } = await version.load<typeof import('../../../engine/call.ts')>('test/engine/call.ts')
  const sending = new AsyncLocalStorage<ClientCall & { readonly to: Version }>()
  const current = () => {
    const store = sending.getStore()
    if (!store) throw new Error('Nobody sends')
    return store
  }
  const tokenOf = (endpoint: AnyEndpoint, { by: caller, signIn }: ClientCall) => {
    const { authorizer } = eventOf({ endpoint, caller, signIn }).requestContext
    return Buffer.from(JSON.stringify(authorizer.jwt.claims)).toString('base64url')
  }
  const [anyEndpoint] = version.catalogue
  if (!anyEndpoint) throw new Error('The version has no endpoints')
  client.setUpClient({
    fetch: (url, init) => {
      const { to, headers = {} } = current()
      return fetch(`${to.url}${url}`, { ...init, headers: { ...(init.headers as object), ...headers } })
    },
    token: async () => tokenOf(anyEndpoint, current()),
    language: () => 'en',
  })
  return {
    call: async (to, endpoint, call) => {
      await ensureStored(call.by)
      return sending.run({ to, ...call }, () =>
        endpoint.file ? client.callFile(endpoint, call.input as never) : client.call(endpoint, call.input as never),
      )
    },
  }
}

/** Results of a client's calls. */
export interface AskedCalls {
  right: number
  readonly wrong: string[]
}

export const faultText = (fault: unknown) =>
  fault instanceof Error
    ? `${fault.name} ${'status' in fault ? fault.status : ''} ${fault.message}`.slice(0, 300)
    : String(fault)
