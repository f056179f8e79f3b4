import * as z from 'zod/mini'
import type { Refusal } from '../../shared/answer.ts'
import { ID } from '../../shared/api/fields.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { fill, type Language } from '../../shared/text/text.ts'
import { newWindow, type OrderWindow, type WindowDraft, type WindowPlace } from '../../shared/window/window.ts'
import { sameTimesRefusal } from '../../shared/window/windowRules.ts'
import { chunksOf } from '../chunks.ts'
import { HttpFault } from '../http.ts'
import { log } from '../log.ts'
import type { IdempotencyKey } from '../table/idempotency.ts'
import { counterKey } from '../table/ids.ts'
import { table } from '../table/table.ts'
import { isConflict, maxWrites, type Write } from '../table/write.ts'
import { newWindowWrite } from './windowTable.ts'

/** Beside the windows, a transaction holds the idempotency key's item and the count of a program. */
const partSize = maxWrites - 10

interface Adding {
  /** The windows that are there on these days. */
  existing(from: string, to: string): Promise<readonly OrderWindow[]>
  placeOf(draft: WindowDraft): WindowPlace
  /** Further writes of the transaction that adds these drafts. */
  alsoOf(drafts: readonly WindowDraft[]): readonly Write[]
  readonly idempotencyKey: IdempotencyKey
  readonly now: Date
  readonly language: Language
}

/**
 * Adds windows in transactions of up to ninety. Each stores that it was done under the caller's key, so that a repeat
 * adds what is missing and nothing twice; after a failure the caller reads how many there are.
 */
export async function addWindows(drafts: readonly WindowDraft[], adding: Adding): Promise<{ IDs: number[] } | Refusal> {
  const parts = chunksOf(drafts, partSize)
  const count = parts.length
  const refusal = sameTimesRefusal(drafts, await existingBeside(drafts, adding))
  const earlier = count > 1 ? await earlierParts(adding) : new Map<number, number[]>()
  // What an earlier call with the key added is no other window.
  if (refusal && earlier.size === 0) return refusal
  const IDs: number[] = []
  for (const [part, some] of parts.entries())
    IDs.push(...(earlier.get(part) ?? (await addPart(some, part, adding, { count, IDs }))))
  return { IDs }
}

function existingBeside(drafts: readonly WindowDraft[], { existing }: Adding): Promise<readonly OrderWindow[]> {
  const days = drafts.map(({ OrderDay }) => OrderDay).sort()
  return existing(days[0] ?? '', days.at(-1) ?? '')
}

/** One transaction; the last one stores the response. */
async function addPart(
  drafts: readonly WindowDraft[],
  part: number,
  adding: Adding,
  { count, IDs }: { count: number; IDs: readonly number[] },
): Promise<number[]> {
  const { idempotencyKey, now, placeOf, alsoOf } = adding
  try {
    const first = await table.nextBlock(counterKey('orderWindow'), drafts.length)
    const windows = drafts.map((draft, at) => newWindow(first + at, placeOf(draft), inUtc(draft)))
    const added = windows.map(({ ID }) => ID)
    const isLast = part === count - 1
    const key = isLast
      ? idempotencyKey.writes({ IDs: [...IDs, ...added] }, now)
      : idempotencyKey.partWrites(part, added, now)
    await table.commit([...windows.map(newWindowWrite), ...alsoOf(drafts), ...key])
    return added
  } catch (error) {
    if (part === 0) throw error
    // The same call at the same moment may have written the part.
    const there = isConflict(error) ? (await earlierParts(adding)).get(part) : undefined
    if (there) return there
    throw isConflict(error) ? error : addedInPart(error, IDs.length, adding)
  }
}

const PartIDs = z.array(ID)

/** What earlier calls with the key added; they asked for the same. */
async function earlierParts({ idempotencyKey, language }: Adding): Promise<Map<number, number[]>> {
  const stored = await idempotencyKey.storedParts()
  return new Map(
    [...stored].map(([part, response]) => {
      if (!idempotencyKey.isOfThisInput(response)) throw new HttpFault(409, refusals.idempotencyKeyReused[language])
      return [part, PartIDs.parse(response.Response)]
    }),
  )
}

/** Instants are compared as text: all are written alike. */
const inUtc = (draft: WindowDraft): WindowDraft => ({
  ...draft,
  OpenTime: new Date(draft.OpenTime).toISOString(),
  CloseTime: new Date(draft.CloseTime).toISOString(),
})

function addedInPart(error: unknown, added: number, { language }: Adding): HttpFault {
  log.error('windows added in part', { added, error })
  return new HttpFault(500, fill(refusals.windowsAddedInPart[language], { added }))
}
