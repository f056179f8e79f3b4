import { createMemoryRouter, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { routesOf } from './router.tsx'

const kept = vi.hoisted(() => ({ session: undefined as { ActiveRole: string } | undefined }))
vi.mock('../core/data/useSession.ts', async (original) => ({
  ...(await original<object>()),
  keptSession: () => kept.session,
}))

/** Pages are left out: the tests are about which requests leave. */
const withoutPages = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ path, loader, children }) => ({ path, loader, children: children && withoutPages(children) }) as RouteObject,
  )

/** Enters a page of a food bank's document; answers what was preloaded and where the router came to rest. */
async function enter(path: string, ActiveRole: string, failing?: string, prefix: RolePrefix = 'FoodBank') {
  const preloaded = new Set<string>()
  const routes = routesOf(prefix, ({ id }) => {
    preloaded.add(id)
    const answer = id === failing ? Promise.reject(new Error(id)) : Promise.resolve({ ActiveRole })
    answer.catch(() => undefined)
    return answer as never
  })
  const router = createMemoryRouter(withoutPages(routes), { initialEntries: [path] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  // The loaders wait for the session, the router does not wait for them.
  await new Promise((done) => setImmediate(done))
  await vi.dynamicImportSettled()
  router.dispose()
  return { preloaded: [...preloaded], pathname: router.state.location.pathname }
}

describe('the router', () => {
  it('requests a page’s data while its code loads', async () => {
    expect((await enter('/app/realtime-settings', 'foodbankadmin')).preloaded).toEqual(['getSession', 'getSettings'])
  })
  it('requests no data of a page for a role that may not see it', async () => {
    expect((await enter('/app/realtime-settings', 'agency')).preloaded).toEqual(['getSession'])
  })
  it('leaves it to the page to report that its data failed', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { preloaded } = await enter('/app/realtime/transaction/1', 'foodbankadmin', 'getTransaction')
    process.off('unhandledRejection', unhandled)
    expect(preloaded).toContain('getTransaction')
    expect(unhandled).not.toHaveBeenCalled()
  })
  it('leads the bare address and older paths to the screens that replaced them', async () => {
    expect((await enter('/', 'foodbankadmin')).pathname).toBe('/app/home')
    expect((await enter('/previous', 'foodbankadmin')).pathname).toBe('/app/receipts/previous-submissions')
  })
  it('leads a pantry’s coordinator from the bare address to the pantry’s day', async () => {
    kept.session = { ActiveRole: 'foodbankEpantryCoordinator' }
    expect((await enter('/', 'foodbankEpantryCoordinator')).pathname).toBe('/app/orderahead-today')
    kept.session = undefined
  })
  it('leads older paths home where their screen is not', async () => {
    expect((await enter('/pickups', 'agency', undefined, 'Agency')).pathname).toBe('/app/receipts/new')
    expect((await enter('/pickups', 'coops', undefined, 'Coops')).pathname).toBe('/app/totals')
  })
})
