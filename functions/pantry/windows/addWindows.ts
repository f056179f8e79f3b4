import * as z from 'zod/mini'
import type { Refusal } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import * as refusals from '../../../shared/pantry/windows/refusals.ts'
import {
  newWindow,
  type OrderWindow,
  type WindowDraft,
  type WindowPlace,
} from '../../../shared/pantry/windows/window.ts'
import { sameTimesRefusal } from '../../../shared/pantry/windows/windowRules.ts'
import { chunksOf } from '../../core/chunks.ts'
import { addInParts, earlierParts } from '../../core/http/addInParts.ts'
import { HttpFault } from '../../core/http/http.ts'
import { log } from '../../core/log.ts'
import type { IdempotencyKey } from '../../core/table/idempotency.ts'
import { counterKey } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { maxWrites, type Write } from '../../core/table/write.ts'
import { noteOpenings } from './openings.ts'
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

const PartIDs = z.array(ID)

/** Adds windows in transactions of up to ninety; after a failure the caller reads how many there are. */
export async function addWindows(drafts: readonly WindowDraft[], adding: Adding): Promise<{ IDs: number[] } | Refusal> {
  const { placeOf, alsoOf, language } = adding
  const parts = chunksOf(drafts, partSize)
  const refusal = sameTimesRefusal(drafts, await existingBeside(drafts, adding))
  const stored = { ...adding, schema: PartIDs }
  const earlier = parts.length > 1 ? await earlierParts(stored) : new Map<number, number[]>()
  // Windows that an earlier call with the key added do not count as others.
  if (refusal && earlier.size === 0) return refusal
  const make = async (some: readonly WindowDraft[]) => {
    const first = await table.nextBlock(counterKey('orderWindow'), some.length)
    const windows = some.map((draft, at) => newWindow(first + at, placeOf(draft), inUtc(draft)))
    return { writes: [...windows.map(newWindowWrite), ...alsoOf(some)], answer: windows.map((window) => window.ID) }
  }
  const responseOf = (added: readonly number[][]) => ({ IDs: added.flat() })
  const failed = (error: unknown, added: readonly number[][]) => addedInPart(error, added.flat().length, language)
  const added = await addInParts(parts, { ...stored, earlier, make, responseOf, failed })
  await noteOpenings(
    drafts.map((draft) => inUtc(draft).OpenTime),
    adding.now,
  )
  return responseOf(added)
}

function existingBeside(drafts: readonly WindowDraft[], { existing }: Adding): Promise<readonly OrderWindow[]> {
  const days = drafts.map(({ OrderDay }) => OrderDay).sort()
  return existing(days[0] ?? '', days.at(-1) ?? '')
}

/** Instants are compared as text: all are written alike. */
const inUtc = (draft: WindowDraft): WindowDraft => ({
  ...draft,
  OpenTime: new Date(draft.OpenTime).toISOString(),
  CloseTime: new Date(draft.CloseTime).toISOString(),
})

function addedInPart(error: unknown, added: number, language: Language): HttpFault {
  log.error('windows added in part', { added, error })
  return new HttpFault(500, fill(refusals.windowsAddedInPart[language], { added }))
}
