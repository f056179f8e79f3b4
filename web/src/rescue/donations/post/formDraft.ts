import * as z from 'zod/mini'
import { localSetting } from '../../../core/localSetting.ts'
import { PostForm } from './postForm.ts'

/**
 * A donation under way, kept on this device at every change: a dead battery, a closed tab or a lost connection loses
 * nothing. With a sending whose answer was lost its key is kept too, so that sending again posts nothing twice.
 */
const StoredDraft = z.object({
  form: PostForm,
  savedAt: z.number(),
  /** The donation whose contents it began with. */
  copyOf: z.optional(z.int()),
  /** The sending under way: the same content goes out under the same key again. */
  attempt: z.optional(z.object({ key: z.string(), content: z.string() })),
})
export type StoredDraft = z.infer<typeof StoredDraft>

/** A draft older than a day is dropped: its food is gone. */
const maxAge = 24 * 60 * 60_000

/** Reads what was kept; undefined when there is nothing usable, it is of another version of the form, or too old. */
export function readDraft(text: string, now: number): StoredDraft | undefined {
  if (text === '') return undefined
  try {
    const kept = z.safeParse(StoredDraft, JSON.parse(text))
    return kept.success && now - kept.data.savedAt < maxAge ? kept.data : undefined
  } catch {
    // Not ours, or cut off while it was written: a draft is a convenience, the form starts empty.
    return undefined
  }
}

/** The key to send this content under: the kept one when the same content was sent before and no answer came. */
export const attemptFor = (content: string, before: StoredDraft['attempt'], newKey: () => string) =>
  before?.content === content ? before : { key: newKey(), content }

/** One draft per person and entity: several people share the tablet at the back door. */
export function formDraft(userId: number, entityId: number) {
  const stored = localSetting(`gleanery.donation.${userId}.${entityId}`, '')
  return {
    read: (now: number) => readDraft(stored.get(), now),
    keep: (kept: StoredDraft) => stored.set(JSON.stringify(kept)),
    discard: () => stored.set(''),
  }
}

/** Location of the person's last post, to start the next one there. */
export function lastLocation(userId: number, entityId: number) {
  const stored = localSetting(`gleanery.location.${userId}.${entityId}`, '')
  return { read: () => Number(stored.get()), keep: (id: number) => stored.set(String(id)) }
}
