import { loadInBackground } from './version.ts'

const isKept = (url: string) =>
  url.startsWith(`${location.origin}/`) &&
  /^\/(assets|outlines)\/|^\/(config\.json|mark\.svg)$/.test(new URL(url).pathname)

/**
 * Keeps the document at `path` and the files it has loaded in the browser (`web/public/offline-worker.js`), so that it opens
 * again at once, and without a signal. A browser without service workers, or with storage switched off, goes on without: an
 * open page needs neither. Tells if a worker keeps it.
 */
export async function keepPage(path: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('/offline-worker.js', { scope: path })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([path, ...new Set(loaded.filter(isKept))])
    return active !== null
  } catch {
    // Refused in a private window, or the signal went first: the next opening tries again.
    return false
  }
}

/** Long enough for the first screen to load and settle. */
const quietMs = 4000

const quiet = () => new Promise((passed) => setTimeout(passed, quietMs))
/** Nothing that a person waits for is under way; Safari can't tell. */
const idle = () =>
  new Promise<unknown>((passed) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(passed) : setTimeout(passed, 200),
  )
const connection = () => new Promise((back) => window.addEventListener('online', back, { once: true }))

/** Marks a worker's cache that has all files of its document: it goes with the cache. */
const whole = '/whole'

/**
 * Keeps the document at `path` with all its screens, so that each opens at once and without a connection. `loads` are run one
 * after another, behind what the person does, and at no later visit until there is a new version.
 */
export async function keepScreens(path: string, loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  await quiet()
  await idle()
  const cache = (await keepPage(path)) ? await caches.open(`gleanery-${path.slice(1)}`) : undefined
  if (await cache?.match(whole)) return
  let isWhole = true
  for (const load of loads) {
    if (!navigator.onLine) await connection()
    await idle()
    isWhole = (await loadInBackground(load)) && isWhole
  }
  if (isWhole) await cache?.put(whole, new Response())
}
