import * as z from 'zod/mini'
import { DriverRun, RunReportDraft } from '../../../../shared/rescue/transport/api.ts'
import type { StoredRun } from './runQueue.ts'

/** A driver's runs on this phone: the last answer, the reports that wait, and their photos. */

const Stored = z.object({
  code: z.string(),
  run: DriverRun,
  queue: z.array(z.object({ draft: RunReportDraft, hasPhoto: z.boolean() })),
  conflicts: z.array(z.object({ kind: RunReportDraft.shape.kind, time: z.string(), reason: z.string() })),
})

const keyOf = (id: number) => `gleanery.run.${id}`

/** Stored state of a run; undefined without storage, or for what an earlier version stored. */
export function storedRun(id: number): StoredRun | undefined {
  try {
    const read = z.safeParse(Stored, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return undefined
  }
}

/** False when the phone stores nothing: then the page itself must stay open until all is sent. */
export function storeRun(id: number, stored: StoredRun): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(stored))
    return true
  } catch {
    // Storage is full or switched off: memory still has it.
    return false
  }
}

/** Photos are too large for localStorage. Where the browser keeps no database, they last until the page closes. */
const inMemory = new Map<string, Blob>()
const storeName = 'photos'

function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('gleanery-runs', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const request = work(database.transaction(storeName, mode).objectStore(storeName))
      request.onerror = () => fail(request.error)
      request.onsuccess = () => {
        database.close()
        done(request.result)
      }
    }
  })
}

export async function keepPhoto(eventId: string, photo: Blob): Promise<void> {
  inMemory.set(eventId, photo)
  await withStore('readwrite', (store) => store.put(photo, eventId)).catch(() => undefined)
}

export async function keptPhoto(eventId: string): Promise<Blob | undefined> {
  const held = inMemory.get(eventId)
  if (held) return held
  const found: unknown = await withStore('readonly', (store) => store.get(eventId)).catch(() => undefined)
  return found instanceof Blob ? found : undefined
}

export async function dropPhoto(eventId: string): Promise<void> {
  inMemory.delete(eventId)
  await withStore('readwrite', (store) => store.delete(eventId)).catch(() => undefined)
}
