import { loadConfig } from './app/config.ts'
import { firstLanguage } from './app/firstLanguage.ts'
import { type Place, placeOf } from './app/legacy.ts'
import { outsidePageAt } from './app/outsidePages.ts'
import { placeIn } from './app/place.ts'
import { onlyToken } from './app/storedToken.ts'
import { reloadOnNewVersion } from './app/version.ts'
import { askEarly } from './data/early.ts'
import { routeAt } from './routes.tsx'

/**
 * The first thing a browser runs, and as little as can be: it asks for all that this address needs at once, so that nothing
 * waits until something else has arrived to name it.
 */
reloadOnNewVersion()

/** Older addresses become the ones that replaced them before anything is shown. */
function placeHere(): Place {
  const place = placeOf(location.pathname)
  if (place.kind !== 'moved') return place
  history.replaceState(null, '', place.to)
  return placeOf(location.pathname)
}

/** Whoever needs it asks again, and says so when it fails then too. */
const soon = (asked: Promise<unknown> | undefined) => void asked?.catch(() => undefined)

function tokenHere(now: number): string | undefined {
  try {
    return onlyToken(localStorage, now)
  } catch {
    // Storage is switched off in this browser: the app asks, and sends to the sign-in.
    return undefined
  }
}

/** The first answers, for whoever is known to be signed in. */
function askFor(addresses: readonly string[]) {
  const now = Date.now()
  const token = tokenHere(now)
  if (token !== undefined) askEarly(addresses, token, firstLanguage(), now)
}

/** Frame and page are drawn at once when they come soon; for what takes longer the app says that it is loading. */
const soonEnough = () => new Promise((done) => setTimeout(done, 300))

async function start(root: HTMLElement, place: Place) {
  const app = import('./app/start.tsx')
  soon(loadConfig())
  if (place.kind === 'inside') {
    const inside = import('./app/Inside.tsx')
    const route = routeAt(place.prefix, placeIn(location.hash))
    askFor(route?.early ?? [])
    const page = route?.load()
    soon(page)
    const [{ show }, { inside: screens }] = await Promise.all([app, inside])
    const { content, session } = screens(place.prefix)
    await Promise.race([Promise.allSettled([page, session]), soonEnough()])
    show(root, content)
  } else {
    const outside = import('./app/Outside.tsx')
    const page = outsidePageAt(location.pathname)?.()
    const [{ show }, { outside: screen }, found] = await Promise.all([app, outside, page])
    show(root, screen(found?.default))
  }
}

const root = document.getElementById('root')
if (root) void start(root, placeHere())
