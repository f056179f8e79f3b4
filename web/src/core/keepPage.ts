const isKept = (url: string) =>
  url.startsWith(`${location.origin}/`) &&
  /^\/(assets|outlines)\/|^\/(config\.json|mark\.svg)$/.test(new URL(url).pathname)

/**
 * Keeps the document at `path` and the files it has loaded in the browser (`web/public/offline-worker.js`), so that it opens
 * again without a signal. A browser without service workers, or with storage switched off, goes on without: an open page
 * needs neither.
 */
export async function keepPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/offline-worker.js', { scope: path })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([path, ...new Set(loaded.filter(isKept))])
  } catch {
    // Refused in a private window, or the signal went first: the next opening tries again.
  }
}
