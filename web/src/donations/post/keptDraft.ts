import * as z from 'zod/mini'
import { remembered } from '../../app/remembered.ts'
import { PostForm } from './postForm.ts'

/**
 * A donation under way, kept on this device at every change: a dead battery, a closed tab or a dead spot at the back door
 * costs nothing. With a sending whose answer was lost its key is kept too, so that sending again posts nothing twice.
 */
const Kept = z.object({
  form: PostForm,
  savedAt: z.number(),
  /** The donation whose contents it began with. */
  copyOf: z.optional(z.int()),
  /** The sending under way: the same content goes out under the same key again. */
  attempt: z.optional(z.object({ key: z.string(), content: z.string() })),
})
export type Kept = z.infer<typeof Kept>

/** Yesterday's food is yesterday's. */
const keptFor = 24 * 60 * 60_000

/** Reads what was kept; undefined when there is nothing usable, it is of another version of the form, or too old. */
export function readKept(text: string, now: number): Kept | undefined {
  if (text === '') return undefined
  try {
    const kept = z.safeParse(Kept, JSON.parse(text))
    return kept.success && now - kept.data.savedAt < keptFor ? kept.data : undefined
  } catch {
    // Not ours, or cut off while it was written: a draft is a convenience, the form starts empty.
    return undefined
  }
}

/** The key to send this content under: the kept one when the same content was sent before and no answer came. */
export const attemptFor = (content: string, before: Kept['attempt'], newKey: () => string) =>
  before?.content === content ? before : { key: newKey(), content }

/** One draft per person and entity: several people share the tablet at the back door. */
export function keptDraft(userId: number, entityId: number) {
  const place = remembered(`gleanery.donation.${userId}.${entityId}`, '')
  return {
    read: (now: number) => readKept(place.get(), now),
    keep: (kept: Kept) => place.set(JSON.stringify(kept)),
    discard: () => place.set(''),
  }
}

/** Where the person posted from last, to start the next post there. */
export function lastLocation(userId: number, entityId: number) {
  const place = remembered(`gleanery.location.${userId}.${entityId}`, '')
  return { read: () => Number(place.get()), keep: (id: number) => place.set(String(id)) }
}
