/**
 * Service worker of a page that has to open without a signal, the driver's and the neighbors': keeps its document and files.
 * Its data is in the browser's storage (web/src/rescue/transport/runStorage.ts, web/src/pantry/neighbor/kept.ts). Never answers the API.
 */
const cacheName = `gleanery-${new URL(self.registration.scope).pathname.slice(1)}`

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page's first load was before this worker: the page names the files that it has. */
self.addEventListener('message', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(event.data)))
})

/** The newest from the server; without a signal, the kept one. A new document drops the files of the old one. */
async function newest(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request, { ignoreSearch: true })
  try {
    const answer = await fetch(request)
    if (!answer.ok) return answer
    const text = await answer.clone().text()
    if (request.mode === 'navigate' && kept && (await kept.clone().text()) !== text) await caches.delete(cacheName)
    await (await caches.open(cacheName)).put(request, answer.clone())
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Files under /assets never change: a name is one content. */
async function keptOrFetched(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' || pathname === '/config.json') event.respondWith(newest(request))
  else if (/^\/(assets|outlines)\/|^\/mark\.svg$/.test(pathname)) event.respondWith(keptOrFetched(request))
})
