import { createMemoryRouter, type RouteObject } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { routesOf } from './router.tsx'

/** SWR preloads nothing outside a browser. */
const preloaded = vi.hoisted(() => ({ ids: [] as string[], role: '' }))
vi.mock('../data/preload.ts', () => ({
  preload: async ({ id }: Endpoint) => {
    preloaded.ids.push(id)
    return { ActiveRole: preloaded.role }
  },
}))

/** What is tested is which requests leave; the pages are not needed for that. */
const withoutPages = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ path, loader, children }) => ({ path, loader, children: children && withoutPages(children) }) as RouteObject,
  )

/** Enters a page of a food bank's document and waits for the router to come to rest. */
async function enter(path: string, role: string): Promise<string> {
  preloaded.role = role
  const router = createMemoryRouter(withoutPages(routesOf('FoodBank')), { initialEntries: [path] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  router.dispose()
  return router.state.location.pathname
}

describe('the router', () => {
  beforeEach(() => void preloaded.ids.splice(0))

  it('requests a page’s data while its code loads', async () => {
    await enter('/app/realtime-settings', 'foodbankadmin')
    expect(new Set(preloaded.ids)).toEqual(new Set(['getSession', 'getSettings']))
  })
  it('requests no data of a page for a role that may not see it', async () => {
    await enter('/app/realtime-settings', 'agency')
    expect(new Set(preloaded.ids)).toEqual(new Set(['getSession']))
  })
  it('leads the bare address and older paths to the screens that replaced them', async () => {
    expect(await enter('/', 'foodbankadmin')).toBe('/app/realtime/in-progress')
    expect(await enter('/previous', 'foodbankadmin')).toBe('/app/receipts/previous-submissions')
  })
})
