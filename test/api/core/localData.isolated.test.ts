import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Amplify } from 'aws-amplify'
import { signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningApp, startApp } from '../../../infra/local/app.ts'
import type { DemoClock } from '../../../infra/local/clock.ts'
import { dataVersion, finishTakingAlong, takeDataAlong } from '../../../infra/local/dataVersion.ts'
import { freePort } from '../../../infra/local/loopback.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import { movementsBetween, type Order } from '../../../shared/pantry/orders/order.ts'
import { everything } from '../../engine/stored.ts'
import { isFull } from '../../engine/tier.ts'

/** The local data of the last version that did not take any along, upgraded and read by this one. */

const stored = join('test', 'data', 'version11')
const clock: DemoClock = { advance: () => 0, offset: () => 0, restore: () => undefined }
const data = mkdtempSync(join(tmpdir(), 'gleanery-data-'))
const directory = join(data, 'product')
const lines: string[] = []
const say = (line: string) => void lines.push(line)

function unpack(into: string): void {
  mkdirSync(into, { recursive: true })
  for (const name of readdirSync(stored))
    writeFileSync(join(into, name.replace(/\.br$/, '')), brotliDecompressSync(readFileSync(join(stored, name))))
}
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('latin1').length]),
  )

beforeAll(() => unpack(directory))
afterAll(() => rmSync(data, { recursive: true, force: true }))

describe('data of an earlier version', () => {
  it('stay as they were when a step fails, and the reason is said', async () => {
    const before = contentOf(directory)
    const upgrade = async () => "these items can't be read: ORDER#7 ORDER."
    await expect(takeDataAlong({ directory, say, upgrade })).rejects.toThrow(
      /could not be taken along, and stay as they were: these items can't be read: ORDER#7 ORDER\. .*--reset/,
    )
    expect(contentOf(directory)).toEqual(before)
    expect(readdirSync(data)).toEqual(['product'])
  })

  it('are refused by a version that is older than they are', async () => {
    const later = join(data, 'later')
    cpSync(directory, later, { recursive: true })
    writeFileSync(join(later, 'version'), String(dataVersion + 1))
    await expect(takeDataAlong({ directory: later, say })).rejects.toThrow('of a later version of Gleanery')
    rmSync(later, { recursive: true })
  })

  it('are upgraded once, in place, and kept as they were beside it', { timeout: 120_000 }, async () => {
    const before = contentOf(directory)
    const taken = await takeDataAlong({ directory, say })
    expect(taken).toEqual({ from: 11, kept: `${directory}-of-version-11` })
    expect(contentOf(taken?.kept ?? '')).toEqual(before)
    expect(readFileSync(join(directory, 'version'), 'utf8')).toBe(String(dataVersion))
    expect(lines.at(-1)).toContain(`kept in ${directory}-of-version-11`)
    expect(await takeDataAlong({ directory, say })).toBeUndefined()
  })

  it('are found by the next start when the last one was killed between two steps of it', () => {
    cpSync(directory, `${directory}.new`, { recursive: true })
    rmSync(directory, { recursive: true })
    finishTakingAlong(directory)
    expect(existsSync(join(directory, 'table.db'))).toBe(true)
    expect(existsSync(`${directory}.new`)).toBe(false)
  })

  it('of a new folder are of this version', async () => {
    const fresh = join(data, 'fresh')
    expect(await takeDataAlong({ directory: fresh, say })).toBeUndefined()
    expect(readFileSync(join(fresh, 'version'), 'utf8')).toBe(String(dataVersion))
  })
})

describe.runIf(isFull)('the app on them', () => {
  let app: RunningApp
  beforeAll(async () => {
    const web = join(data, 'web')
    mkdirSync(web)
    writeFileSync(join(web, 'index.html'), '<html></html>')
    const port = await freePort()
    app = await startApp({ directory, port, clock, web, say })
  })
  afterAll(() => app.stop())

  const json = async (path: string, headers = {}) => {
    const answer = await fetch(`${app.url}${path}`, { headers })
    return { status: answer.status, body: (await answer.json()) as never }
  }
  const tokenOf = async (user: string) =>
    ((await json(`/local/token?user=${encodeURIComponent(user)}`)).body as { token: string }).token

  it('signs the people of the demonstration in', async () => {
    const userPoolEndpoint = `${app.url}/pool`
    const { USER_POOL_ID: userPoolId = '' } = process.env
    Amplify.configure({
      Auth: { Cognito: { userPoolId, userPoolClientId: '1gleanery0web0app000000000', userPoolEndpoint } },
    })
    const tokens = new Map<string, string>()
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      setItem: async (key, value) => void tokens.set(key, value),
      getItem: async (key) => tokens.get(key) ?? null,
      removeItem: async (key) => void tokens.delete(key),
      clear: async () => tokens.clear(),
    })
    expect(app.accounts.length).toBeGreaterThan(20)
    for (const { UserName, Password } of app.accounts.slice(0, 4)) {
      expect((await signIn({ username: UserName, password: Password })).isSignedIn, UserName).toBe(true)
      await signOut()
    }
  })

  /** Some need a place or an agency of some roles, which only their own handler says. */
  const isIncomplete = (status: number, message: string) => status === 400 && /needed|required/.test(message)

  it('answers every list that needs nothing but who asks', { timeout: 120_000 }, async () => {
    const lists = catalogue.filter(
      ({ method, params, query, mutates, file }) =>
        method === 'GET' && !mutates && !file && params.safeParse({}).success && query.safeParse({}).success,
    )
    const asked: string[] = []
    const failed: string[] = []
    for (const { UserName, Role } of app.accounts) {
      const authorization = `Bearer ${await tokenOf(UserName)}`
      for (const { id, roles, path } of lists) {
        if (typeof roles === 'string' ? roles === 'anonymous' : !roles.includes(Role)) continue
        const { status, body } = await json(path, { authorization })
        const { Message = '' } = body as { Message?: string }
        if (status === 200) asked.push(id)
        else if (!isIncomplete(status, Message)) failed.push(`${id} for ${UserName}: ${status} ${Message}`)
      }
    }
    expect(failed).toEqual([])
    expect(new Set(asked).size).toBeGreaterThan(60)
  })

  it('has in orders and in bags of each product what its open orders hold', { timeout: 120_000 }, async () => {
    const all = await everything()
    const held = new Map<string, { orders: number; bags: number }>()
    for (const order of all.filter(
      ({ pk, sk }) => String(pk).startsWith('ORDER#') && sk === 'ORDER',
    ) as unknown as Order[])
      for (const { ProductID, OrderQuantity, PackedQuantity } of movementsBetween(undefined, order)) {
        const { orders, bags } = held.get(`STOCK#${order.EntityID} PRODUCT#${ProductID}`) ?? { orders: 0, bags: 0 }
        held.set(`STOCK#${order.EntityID} PRODUCT#${ProductID}`, {
          orders: orders + OrderQuantity,
          bags: bags + PackedQuantity,
        })
      }
    const stock = all.filter(({ pk, Quantity }) => String(pk).startsWith('STOCK#') && Quantity !== undefined)
    const wrong = stock.filter((item) => {
      const { orders, bags } = held.get(`${item.pk} ${item.sk}`) ?? { orders: 0, bags: 0 }
      return item.CurrentOrderQuantity !== orders || (item.PackedQuantity ?? 0) !== bags
    })
    expect(wrong).toEqual([])
    expect(stock.length).toBeGreaterThan(20)
    expect([...held.values()].some(({ bags }) => bags > 0)).toBe(true)
  })

  it('reads the stream on that stood still', { timeout: 60_000 }, async () => {
    const isRead = async () => ((await json('/local/state.json')).body as { isStreamRead: boolean }).isStreamRead
    await vi.waitFor(async () => expect(await isRead()).toBe(true), { timeout: 50_000, interval: 200 })
    const [asked] = (await everything()).filter(({ Detail }) => JSON.stringify(Detail)?.includes('freezer broke 😢'))
    expect(asked).toMatchObject({ Type: 'CancelRequested' })
    // The publisher takes the mark off when the bus has the event.
    expect(asked).not.toHaveProperty('due')
  })
})
