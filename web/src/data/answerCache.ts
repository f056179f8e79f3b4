/** The last answers that came with an ETag, so that a 304 can be answered from here. Bounded: the oldest goes first. */
const most = 200
const kept = new Map<string, { etag: string; value: unknown }>()

export const answerCache = {
  etagOf: (key: string) => kept.get(key)?.etag,
  valueOf: <V>(key: string) => kept.get(key) as { value: V } | undefined,
  keep(key: string, etag: string, value: unknown) {
    kept.delete(key)
    kept.set(key, { etag, value })
    const oldest = kept.keys().next()
    if (kept.size > most && !oldest.done) kept.delete(oldest.value)
  },
  clear: () => kept.clear(),
}
