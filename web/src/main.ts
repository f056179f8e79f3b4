import { loadConfig } from './app/config.ts'
import { firstLanguage } from './app/firstLanguage.ts'
import { type Place, placeOf } from './app/legacy.ts'
import { outsidePageAt } from './app/outsidePages.ts'
import { placeIn } from './app/place.ts'
import { remembered } from './app/remembered.ts'
import type { Route } from './app/router.ts'
import { onlyToken } from './app/storedToken.ts'
import { reloadOnNewVersion } from './app/version.ts'
import { askEarly } from './data/early.ts'
import { routeAt, sessionAddress } from './routes.tsx'
import { dayOf, zoneHere } from './ui/time.ts'

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

/** Where the entity is that the person last acted for: most often it is the same again. */
const lastZone = remembered('gleanery.zone', '')

/** The first answers, for whoever is known to be signed in. Where a list's days are, only the session's answer tells for sure. */
async function askFor({ early = [], usual }: Route, isNarrowed: boolean) {
  const now = Date.now()
  const token = tokenHere(now)
  if (token === undefined) return
  const asker = { token, language: firstLanguage() }
  const session = askEarly(sessionAddress, asker, now)
  for (const address of early) askEarly(address, asker, now)
  const askIn = (zone: string) => {
    for (const address of usual?.ask(zone, dayOf(now, zone)) ?? []) askEarly(address, asker, now)
  }
  // What the page is made of is asked for before what fills it.
  await undefined
  const likely = usual?.days === 'person' ? zoneHere() : lastZone.get()
  if (likely !== '' && !isNarrowed) askIn(likely)
  const { Value } = (await (await session).json()) as { Value?: { TimeZone?: string } }
  const zone = Value?.TimeZone ?? ''
  if (zone === '' || zone === lastZone.get()) return
  lastZone.set(zone)
  if (usual?.days === 'entity' && !isNarrowed) askIn(zone)
}

/** Frame and page are drawn at once when they come soon; for what takes longer the app says that it is loading. */
const soonEnough = () => new Promise((done) => setTimeout(done, 300))

async function start(root: HTMLElement, place: Place) {
  const app = import('./app/start.tsx')
  soon(loadConfig())
  if (place.kind === 'inside') {
    const inside = import('./app/Inside.tsx')
    const at = placeIn(location.hash)
    const route = routeAt(place.prefix, at)
    if (route) soon(askFor(route, at.search !== ''))
    soon(route?.load())
    const [{ show }, { inside: screens }] = await Promise.all([app, inside])
    const { content, ready } = screens(place.prefix)
    await Promise.race([ready, soonEnough()])
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
