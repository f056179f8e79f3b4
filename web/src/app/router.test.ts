import { describe, expect, it, vi } from 'vitest'
import { addressOfPlace } from './place.ts'
import { type Route, Router } from './router.ts'

/** The part of a browser that knows addresses: entries, and where in them it stands. */
function browserAt(hash: string) {
  const entries: { hash: string; state: unknown }[] = [{ hash, state: null }]
  let at = 0
  let popped: () => void = () => undefined
  const move = (to: number) => {
    if (!entries[to]) throw new Error('no such entry')
    at = to
    popped()
  }
  return {
    hashes: () => entries.map((entry) => entry.hash),
    back: () => move(at - 1),
    forward: () => move(at + 1),
    typed(address: string) {
      entries.splice(at + 1, entries.length, { hash: address, state: null })
      move(at + 1)
    },
    window: {
      get location() {
        return { hash: entries[at]?.hash } as Location
      },
      history: {
        get state() {
          return entries[at]?.state
        },
        pushState(state: unknown, _: string, address: string) {
          entries.splice(at + 1, entries.length, { hash: address, state })
          at += 1
        },
        replaceState(state: unknown, _: string, address: string) {
          entries[at] = { hash: address, state }
        },
        go: (steps: number) => move(at + steps),
      } as unknown as History,
      addEventListener: ((_: string, listener: () => void) => {
        popped = listener
      }) as Window['addEventListener'],
    },
  }
}

const page = (name: string) => ({ default: Object.assign(() => null, { displayName: name }) })
const routes = (): Route[] => [
  { at: '/app/list', load: async () => page('List') },
  { at: '/app/one/:id', load: async () => page('One') },
  { at: '/app/broken', load: async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
]
/** A screen that comes when told to. */
function slowRoute() {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>()
  return { slow: { at: '/app/slow', load: () => promise } satisfies Route, come: () => resolve(page('Slow')) }
}
const started = (hash: string, own = routes()) => {
  const browser = browserAt(hash)
  const router = new Router(own, { '/': '/app/list', '/older': '/app/one/1' }, browser.window)
  return { browser, router }
}
const shownBy = (router: Router) => {
  const { place, Page, params } = router.shown()
  return { at: addressOfPlace(place), page: Page?.displayName, ...params }
}
const arrived = (router: Router, at: string) => expect.poll(() => shownBy(router)).toMatchObject({ at })

describe('the router', () => {
  it('shows the screen of the address', async () => {
    const { router } = started('#/app/one/7?tab=a')
    expect(router.shown()).toMatchObject({ place: { pathname: '/app/one/7', search: '?tab=a' }, Page: undefined })
    await expect.poll(() => shownBy(router)).toEqual({ at: '/app/one/7?tab=a', page: 'One', id: '7' })
  })
  it('says that nothing is there, and why a screen did not come', async () => {
    expect(started('#/app/nowhere').router.shown().isNowhere).toBe(true)
    const { router } = started('#/app/broken')
    await expect.poll(() => router.shown().fault).toBeInstanceOf(TypeError)
  })
  it.each([
    ['', '#/app/list'],
    ['#/older', '#/app/one/1'],
  ])('leads the older %j to %s in its place', async (older, today) => {
    const { browser, router } = started(older)
    await arrived(router, today.slice(1))
    expect(browser.hashes()).toEqual([today])
  })
  it('keeps the screen until the next one is there, and only then its address', async () => {
    const { slow, come } = slowRoute()
    const { browser, router } = started('#/app/list', [...routes(), slow])
    await expect.poll(() => shownBy(router).page).toBe('List')
    router.go('/app/slow')
    expect(router.shown()).toMatchObject({ place: { pathname: '/app/list' }, next: { pathname: '/app/slow' } })
    expect(browser.hashes()).toEqual(['#/app/list'])
    come()
    await arrived(router, '/app/slow')
    expect(browser.hashes()).toEqual(['#/app/list', '#/app/slow'])
  })
  it('arrives where the last step leads, however long the one before takes', async () => {
    const { slow, come } = slowRoute()
    const { router } = started('#/app/list', [...routes(), slow])
    router.go('/app/slow')
    router.go('/app/one/2')
    await arrived(router, '/app/one/2')
    come()
    await Promise.resolve()
    expect(shownBy(router).page).toBe('One')
  })
  it('goes back and forward, and where somebody types', async () => {
    const { browser, router } = started('#/app/list')
    router.go('/app/one/1')
    await arrived(router, '/app/one/1')
    router.go('/app/one/2', true)
    await arrived(router, '/app/one/2')
    expect(browser.hashes()).toEqual(['#/app/list', '#/app/one/2'])
    browser.back()
    await arrived(router, '/app/list')
    browser.forward()
    await arrived(router, '/app/one/2')
    browser.typed('#/older')
    await arrived(router, '/app/one/1')
    expect(browser.hashes()).toEqual(['#/app/list', '#/app/one/2', '#/app/one/1'])
  })
  it('tells who listens, until they stop', async () => {
    const { router } = started('#/app/list')
    await expect.poll(() => shownBy(router).page).toBe('List')
    const listener = vi.fn()
    const stop = router.subscribe(listener)
    router.go('/app/list?search=a')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    router.go('/app/list')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a screen with unsaved work', () => {
  const guarded = async () => {
    const { browser, router } = started('#/app/list')
    router.go('/app/one/1')
    await arrived(router, '/app/one/1')
    const stop = router.guard((from, to) => from.pathname === to.pathname)
    return { browser, router, stop }
  }
  it('holds a step until the person agrees', async () => {
    const { browser, router } = await guarded()
    router.go('/app/list')
    expect(shownBy(router).at).toBe('/app/one/1')
    router.held()?.reset()
    expect(router.held()).toBeUndefined()
    expect(shownBy(router).at).toBe('/app/one/1')
    router.go('/app/list')
    router.held()?.proceed()
    await arrived(router, '/app/list')
    expect(browser.hashes()).toEqual(['#/app/list', '#/app/one/1', '#/app/list'])
  })
  it('holds the way back, with the address left where it was', async () => {
    const { browser, router } = await guarded()
    browser.back()
    expect(browser.window.location.hash).toBe('#/app/one/1')
    expect(shownBy(router).at).toBe('/app/one/1')
    router.held()?.proceed()
    await arrived(router, '/app/list')
    expect(browser.window.location.hash).toBe('#/app/list')
  })
  it('lets go of what stays on the screen, and of everything once it is saved', async () => {
    const { router, stop } = await guarded()
    router.go('/app/one/1?tab=b')
    await arrived(router, '/app/one/1?tab=b')
    stop()
    router.go('/app/list')
    await arrived(router, '/app/list')
  })
})
