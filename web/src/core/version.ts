const storageKey = 'gleanery.reloaded'
const atMostEvery = 60_000

/** The path that the router is navigating to. */
let pendingPath: () => string | undefined = () => undefined
export const reloadTowards = (path: () => string | undefined) => {
  pendingPath = path
}

let isInBackground = false
/** Loads code that nobody waits for: what is missing then is no reason to reload a page that is in use. */
export async function loadInBackground(load: () => Promise<unknown>) {
  isInBackground = true
  // A screen that needs it requests it again, and reports the failure.
  await load().catch(() => undefined)
  isInBackground = false
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
    location.reload()
  })
}
