const storageKey = 'gleanery.reloaded'
const atMostEvery = 60_000

/** The path that the router is navigating to. */
let pendingPath: () => string | undefined = () => undefined
export const reloadTowards = (path: () => string | undefined) => {
  pendingPath = path
}

let isInBackground = false
/**
 * Loads code that nobody waits for: what is missing then is no reason to reload a page that is in use. Tells if it came; a screen
 * that needs it requests it again, and reports the failure.
 */
export async function loadInBackground(load: () => Promise<unknown>): Promise<boolean> {
  isInBackground = true
  const hasCome = await load().then(
    () => true,
    () => false,
  )
  isInBackground = false
  return hasCome
}

/** The documents and files that a worker keeps (`web/public/offline-worker.js`): a reload would show the older version again. */
async function forgetKeptPages() {
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** After a deployment the older page's files are gone: one reload fetches the new ones. Not in a loop when it does not help. */
export function reloadOnNewVersion() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline a reload would take away what is still on the screen.
    if (!navigator.onLine || isInBackground) return
    const last = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (Date.now() - last < atMostEvery) return
    event.preventDefault()
    sessionStorage.setItem(storageKey, String(Date.now()))
    const path = pendingPath()
    if (path !== undefined) history.pushState(null, '', `#${path}`)
    void forgetKeptPages().finally(() => location.reload())
  })
}
