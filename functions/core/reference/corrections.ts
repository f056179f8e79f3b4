import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { isMade } from '../../../shared/core/text/made.ts'
import { type Language, sayCorrected } from '../../../shared/core/text/text.ts'
import { tableName } from '../table/client.ts'
import { translationKeys } from '../table/keys/translations.ts'
import { table } from '../table/table.ts'

/**
 * Words that people of the tenant say instead of a machine's. A function reads a language's corrections before it writes in the
 * language and holds them for a minute, as pages hold the file of them; of the languages that staff read there are none.
 */

const heldMs = 60_000

/** Other items of the language tell of its review. */
const Said = z.object({ Wording: z.optional(z.string()), Corrected: z.optional(z.string()) })

interface Held {
  readonly table: string
  readonly at: number
  readonly said: Readonly<Record<string, string>>
}
const held: Partial<Record<Language, Held>> = {}

/** From here on texts say the languages as they are corrected now, or were a minute ago. */
export async function readCorrections(languages: Iterable<Language>, now: Date): Promise<void> {
  await Promise.all([...new Set(languages)].map((language) => read(language, now.getTime())))
}

async function read(language: Language, now: number): Promise<void> {
  const [name, known] = [tableName(), held[language]]
  if (!isMade(language) || (known?.table === name && Math.abs(now - known.at) < heldMs)) return
  const items = await table.all(translationKeys.language(language), Said)
  const read = Object.fromEntries(
    items.flatMap(({ Wording, Corrected }) => (Wording && Corrected ? [[Wording, Corrected]] : [])),
  )
  // The same object keeps what was made with it.
  const said = known && isDeepStrictEqual(known.said, read) ? known.said : read
  held[language] = { table: name, at: now, said }
  sayCorrected(language, said)
}
