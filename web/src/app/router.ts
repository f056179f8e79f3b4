import { type ComponentType, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { addressOfPlace, matchPlace, type Params, type Place, placeIn } from './place.ts'

/**
 * The way between the screens of a role: which place of the hash is shown, and which is being loaded. A screen stays until
 * the next one is there to take its place, and one with unsaved work may ask first.
 */
export interface Route {
  readonly at: string
  readonly load: () => Promise<Screenful>
  /** Addresses that the screen asks at first, with the place's own values in them. */
  readonly early?: readonly string[]
  /** Addresses that its list asks as it opens, while nobody has narrowed it down. */
  readonly usual?: Usual
}

export interface Usual {
  /** Whose calendar the list goes by: that of the current entity, or that of the person's own clock. */
  readonly days: 'entity' | 'person'
  readonly ask: (zone: string, today: string) => readonly string[]
}

/** A page's file. */
export interface Screenful {
  default: ComponentType
  /** Asks for what the page shows at first: at once, while the page is being made. */
  ahead?: (params: Params) => Promise<unknown> | undefined
}

export interface Shown {
  readonly place: Place
  readonly params: Params
  /** Undefined before the first screen has arrived, and where there is none. */
  readonly Page: ComponentType | undefined
  /** No screen is at the place. */
  readonly isNowhere: boolean
  /** Why the screen could not be loaded. */
  readonly fault: unknown
  /** On the way there. */
  readonly next: Place | undefined
}

/** A step that waits for the person to agree. */
export interface HeldStep {
  proceed: () => void
  reset: () => void
}

type Action = 'push' | 'replace' | 'stay'
type MayLeave = (from: Place, to: Place) => boolean

const nothing = { params: {}, Page: undefined, isNowhere: false, fault: undefined, next: undefined }

export class Router {
  readonly #routes: readonly Route[]
  readonly #moved: Readonly<Record<string, string>>
  readonly #window: Pick<Window, 'location' | 'history' | 'addEventListener'>
  readonly #pages = new Map<Route, ComponentType>()
  readonly #listeners = new Set<() => void>()
  #shown: Shown
  /** Where the shown entry stands in the history; the browser tells no more than an entry's own state. */
  #index: number
  /** Steps are counted, so that only the latest arrives. */
  #step = 0
  #mayLeave: MayLeave | undefined
  #held: HeldStep | undefined
  #isGoingBack = false
  /** The first screen is there, and what it asked ahead is answered or has failed. */
  readonly first: Promise<unknown>

  constructor(
    routes: readonly Route[],
    moved: Readonly<Record<string, string>>,
    of: Pick<Window, 'location' | 'history' | 'addEventListener'> = window,
  ) {
    this.#routes = routes
    this.#moved = moved
    this.#window = of
    this.#index = this.#indexNow() ?? 0
    const place = this.#movedTo(placeIn(of.location.hash))
    this.#shown = { ...nothing, place }
    this.#write(place, 'replace')
    of.addEventListener('popstate', () => this.#popped())
    this.first = this.#open(place, 'stay')
  }

  readonly shown = (): Shown => this.#shown
  readonly held = (): HeldStep | undefined => this.#held
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Goes to a place, `/a/b?c=d`. */
  go(inside: string, replace = false): void {
    const to = this.#movedTo(placeIn(inside))
    const open = () => void this.#open(to, replace ? 'replace' : 'push')
    if (this.#mayLeave?.(this.#shown.place, to) === false) this.#hold(open)
    else open()
  }

  /** Asks before a step away; false holds the step. */
  guard(mayLeave: MayLeave): () => void {
    this.#mayLeave = mayLeave
    return () => {
      if (this.#mayLeave === mayLeave) this.#mayLeave = undefined
    }
  }

  #movedTo(place: Place): Place {
    const to = this.#moved[place.pathname]
    return to === undefined ? place : placeIn(to)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #hold(proceed: () => void): void {
    const release = () => {
      this.#held = undefined
      this.#tell()
    }
    this.#held = {
      reset: release,
      proceed: () => {
        release()
        proceed()
      },
    }
    this.#tell()
  }

  #indexNow(): number | undefined {
    const state: unknown = this.#window.history.state
    const isOurs = typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    return isOurs ? (state as { index: number }).index : undefined
  }

  #write(place: Place, action: 'push' | 'replace'): void {
    if (action === 'push') this.#index += 1
    const state = { index: this.#index }
    const address = `#${addressOfPlace(place)}`
    if (action === 'push') this.#window.history.pushState(state, '', address)
    else this.#window.history.replaceState(state, '', address)
  }

  /** The browser went back or forward, or an address was typed. */
  #popped(): void {
    if (this.#isGoingBack) {
      this.#isGoingBack = false
      return
    }
    const { history, location } = this.#window
    const to = this.#movedTo(placeIn(location.hash))
    const index = this.#indexNow()
    const steps = index === undefined ? undefined : index - this.#index
    const arrive = () => {
      this.#index = index ?? this.#index + 1
      this.#write(to, 'replace')
      void this.#open(to, 'stay')
    }
    // A typed address has no place in the history to go back from.
    if (steps && this.#mayLeave?.(this.#shown.place, to) === false) {
      this.#isGoingBack = true
      history.go(-steps)
      this.#hold(() => {
        this.#mayLeave = undefined
        history.go(steps)
      })
    } else arrive()
  }

  #open(place: Place, action: Action): Promise<unknown> {
    this.#step += 1
    const step = this.#step
    const found = this.#found(place)
    const arrive = (part: Partial<Shown>) => {
      if (step !== this.#step) return
      if (action !== 'stay') this.#write(place, action)
      this.#shown = { ...nothing, place, params: found?.params ?? {}, ...part }
      this.#tell()
    }
    const known = found && this.#pages.get(found.route)
    if (found === undefined) arrive({ isNowhere: true })
    else if (known) arrive({ Page: known })
    else {
      this.#shown = { ...this.#shown, next: place }
      this.#tell()
      return found.route.load().then(
        ({ default: Page, ahead }) => {
          this.#pages.set(found.route, Page)
          const asked = step === this.#step ? ahead?.(found.params) : undefined
          arrive({ Page })
          // What failed is said where the answer is used.
          return asked?.catch(() => undefined)
        },
        (fault: unknown) => arrive({ fault }),
      )
    }
    return Promise.resolve()
  }

  #found(place: Place): { route: Route; params: Params } | undefined {
    for (const route of this.#routes) {
      const params = matchPlace(route.at, place.pathname)
      if (params) return { route, params }
    }
    return undefined
  }
}

/** The one of this document; the pages before the sign-in have none. */
let router: Router | undefined
export function startRouting(routes: readonly Route[], moved: Readonly<Record<string, string>>): Router {
  router = new Router(routes, moved)
  return router
}
function current(): Router {
  if (!router) throw new Error('a screen outside the router')
  return router
}

export const useShown = (): Shown => useSyncExternalStore(current().subscribe, current().shown)

/** The place that is shown. */
export const useLocation = (): Place => useShown().place
/** The values of the `:names` in the screen's place. */
export const useParams = (): Params => useShown().params
/** The next screen is on its way. */
export const useIsChanging = () => useShown().next !== undefined

type SetQuery = (change: (old: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void

/** The query of the place, and a way to change it. */
export function useSearchParams(): [URLSearchParams, SetQuery] {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetQuery>((change, { replace = false } = {}) => {
    const { place } = current().shown()
    const next = String(change(new URLSearchParams(place.search)))
    current().go(addressOfPlace({ pathname: place.pathname, search: next === '' ? '' : `?${next}` }), replace)
  }, [])
  return [query, set]
}

/** Holds steps to another screen while `isHolding`; the step that waits, to proceed with or not. */
export function useHeldStep(isHolding: boolean, holds: { readonly current: boolean }): HeldStep | undefined {
  const [own] = useState(current)
  useEffect(() => {
    if (!isHolding) return
    return own.guard((from, to) => !holds.current || from.pathname === to.pathname)
  }, [own, isHolding, holds])
  return useSyncExternalStore(own.subscribe, own.held)
}
