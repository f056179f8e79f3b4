/**
 * Service worker of a document: keeps it and its files, so that it opens at once, and without a signal. Its data is in the
 * browser's storage (web/src/core/data/keptAnswers.ts, web/src/rescue/transport/runStorage.ts). Never answers the API.
 */
const path = new URL(self.registration.scope).pathname
const cacheName = `gleanery-${path.slice(1)}`
/** A document that differs from the kept one: the next opening shows it, and drops the files of the one before. */
const nextName = `${cacheName}-next`

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page's first load was before this worker: the page names the files that it has. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepMissing(event.data))
})

async function keepMissing(files) {
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(files.filter((file) => !known.has(new URL(file, self.location.origin).href)))
}

/** Milliseconds for which a kept document is shown without asking for a newer one first. */
const freshMs = 24 * 60 * 60 * 1000
const isFresh = (answer) => Date.now() - Date.parse(answer.headers.get('date') ?? '') < freshMs

async function fetchAndKeep(request, kept) {
  const answer = await fetch(request)
  if (!answer.ok) return answer
  const isNew = kept !== undefined && (await kept.clone().text()) !== (await answer.clone().text())
  await (await caches.open(isNew ? nextName : cacheName)).put(path, answer.clone())
  return answer
}

/** The kept document; a later one is asked for behind it, and first when the kept one is older than a day. */
async function documentFor(event) {
  const next = await (await caches.open(nextName)).match(path)
  if (next) {
    await Promise.all([caches.delete(cacheName), caches.delete(nextName)])
    await (await caches.open(cacheName)).put(path, next)
  }
  const kept = await (await caches.open(cacheName)).match(path)
  const newest = fetchAndKeep(event.request, kept)
  if (!kept) return newest
  event.waitUntil(newest.catch(() => undefined))
  return isFresh(kept) ? kept.clone() : newest.catch(() => kept.clone())
}

/** The settings, which hardly ever change: the kept ones, renewed behind them. */
async function keptAndRenewed(event) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(event.request)
  const newest = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone())
    return answer
  })
  if (!kept) return newest
  event.waitUntil(newest.catch(() => undefined))
  return kept
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
  // Files and older addresses below the same path are the network's.
  if (request.mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === path) event.respondWith(documentFor(event))
  } else if (pathname === '/config.json') event.respondWith(keptAndRenewed(event))
  else if (/^\/(assets|outlines)\/|^\/mark\.svg$/.test(pathname)) event.respondWith(keptOrFetched(request))
})
