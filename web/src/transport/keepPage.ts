const isKept = (url: string) =>
  url.startsWith(`${location.origin}/`) &&
  /^\/(assets|outlines)\/|^\/(config\.json|mark\.svg)$/.test(new URL(url).pathname)

/**
 * Keeps this page's document and files in the browser (`web/public/pickup-worker.js`), so that it opens again without a
 * signal. A browser without service workers, or with storage switched off, goes on without: an open page needs neither.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/pickup-worker.js', { scope: '/pickup' })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage(['/pickup', ...new Set(loaded.filter(isKept))])
  } catch {
    // Refused in a private window, or the signal went first: the next opening tries again.
  }
}
