import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { RecallAnswer } from '../../../shared/pantry/recall/answer.ts'
import { hashOf, randomSecret } from '../../core/http/secret.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Links of a recall's messages, and what families answer by them: an item each, since thousands answer in the same minutes. The
 * table has the hash of a code alone.
 */

const StoredLink = z.object({ CustomerID: ID, Lot: z.optional(z.string()) })
export type RecallLink = z.infer<typeof StoredLink>

const codeBytes = 20
const keptDays = 365

export function newRecallCode(productId: number, { CustomerID, Lot }: RecallLink, now: Date) {
  const code = randomSecret(codeBytes)
  const stored = { CustomerID, ...(Lot === undefined ? {} : { Lot }), expires: expiryAfter(now, keptDays) }
  return { code, write: { put: { ...stockKeys.recallLink(productId, hashOf(code)), ...stored } } satisfies Write }
}

export const recallLinkOf = (productId: number, code: string): Promise<RecallLink | undefined> =>
  table.get(stockKeys.recallLink(productId, hashOf(code)), StoredLink)

const StoredAnswer = z.extend(RecallAnswer, { CustomerID: ID })

/** The last one counts. */
export const answerWrite = (productId: number, { CustomerID, Lot }: RecallLink, { At, Kind }: RecallAnswer): Write => ({
  put: {
    ...stockKeys.recallAnswer(productId, Lot, CustomerID),
    ...{ CustomerID, At, Kind, expires: expiryAfter(new Date(At), keptDays) },
  },
})

export async function recallAnswersOf(
  productId: number,
  lot: string | undefined,
  customerIds: readonly number[],
): Promise<Map<number, RecallAnswer>> {
  const keys = customerIds.map((id) => stockKeys.recallAnswer(productId, lot, id))
  const found = await table.getMany(keys, StoredAnswer)
  return new Map(found.map(({ CustomerID, ...answer }) => [CustomerID, answer]))
}
