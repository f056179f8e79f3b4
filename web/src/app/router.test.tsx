import { createMemoryRouter, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { routesOf } from './router.tsx'

/** What is tested is which requests leave; the pages are not needed for that. */
const withoutPages = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ path, loader, children }) => ({ path, loader, children: children && withoutPages(children) }) as RouteObject,
  )

/** Enters a page of a food bank's document; answers what was preloaded and where the router came to rest. */
async function enter(path: string, ActiveRole: string) {
  const preloaded = new Set<string>()
  const routes = routesOf('FoodBank', async ({ id }) => {
    preloaded.add(id)
    return { ActiveRole } as never
  })
  const router = createMemoryRouter(withoutPages(routes), { initialEntries: [path] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  // The loaders wait for the session, the router does not wait for them.
  await new Promise((done) => setImmediate(done))
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
  it('leads the bare address and older paths to the screens that replaced them', async () => {
    expect((await enter('/', 'foodbankadmin')).pathname).toBe('/app/realtime/in-progress')
    expect((await enter('/previous', 'foodbankadmin')).pathname).toBe('/app/receipts/previous-submissions')
  })
})
