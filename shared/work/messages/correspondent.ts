import * as z from 'zod/mini'
import { holdsWords } from '../../core/grid/words.ts'
import { ID } from '../../core/schema/fields.ts'

/** Somebody who writes or is written to. */
export const Correspondent = z.object({
  UserID: ID,
  UserName: z.string(),
  Name: z.string(),
  EntityName: z.string(),
})
export type Correspondent = z.infer<typeof Correspondent>

/** Somebody who may be written to. */
export const MessageRecipient = z.extend(Correspondent, {
  /** E-mail to this person's address came back: they read messages in the web app only. */
  IsMailReturned: z._default(z.boolean(), false),
})
export type MessageRecipient = z.infer<typeof MessageRecipient>

/** Selector lists hold at most this many entries (section 9). */
export const maxOffered = 50

const byName = (a: Correspondent, b: Correspondent) => a.Name.localeCompare(b.Name, 'en') || a.UserID - b.UserID

/** Everyone once, by name, without the writer; whoever acts for several organizations stands with all of their names. */
export function correspondents<P extends Correspondent>(lines: readonly P[], writerId: number): P[] {
  const people = Map.groupBy(
    lines.filter((line) => line.UserID !== writerId),
    (line) => line.UserID,
  )
  return [...people.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const entities = new Set([first, ...more].map((line) => line.EntityName))
      return { ...first, EntityName: [...entities].sort().join(', ') }
    })
    .sort(byName)
}

/** Options of the selector: the first of those whose name, user name or organization holds every word. */
export const offered = <P extends Correspondent>(people: readonly P[], search: string | undefined) =>
  people.filter((person) => holdsWords([person.Name, person.UserName, person.EntityName], search)).slice(0, maxOffered)
