import type * as z from 'zod/mini'
import * as refusals from '../../../shared/core/refusals.ts'
import { isAnsweredBefore } from '../table/idempotency.ts'
import { table } from '../table/table.ts'
import { isConflict, type Write } from '../table/write.ts'
import type { Context } from './context.ts'
import { HttpFault } from './fault.ts'

interface PartsOf<A> extends Pick<Context<unknown>, 'idempotencyKey' | 'language' | 'now'> {
  /** Answer of a part, as it is stored. */
  readonly schema: z.ZodMiniType<A>
}
interface Adding<D, A> extends PartsOf<A> {
  readonly earlier: ReadonlyMap<number, A>
  /** Writes of a part, and its answer. */
  make(drafts: readonly D[]): Promise<{ readonly writes: readonly Write[]; readonly answer: A }>
  /** The response of the call, from the answers of all parts. */
  responseOf(answers: readonly A[]): unknown
  /** Maximum times a part is made again after others wrote the same items: `make` finds then what they wrote. */
  readonly retries?: number
  /** In place of an error other than a conflict, when some parts were added before. */
  readonly failed?: (error: unknown, answers: readonly A[]) => Error
}

/** Additions of earlier calls with the key, by part; they have to have asked for the same. */
export async function earlierParts<A>({ idempotencyKey, language, schema }: PartsOf<A>): Promise<Map<number, A>> {
  const stored = await idempotencyKey.storedParts()
  return new Map(
    [...stored].map(([part, response]) => {
      if (!idempotencyKey.isOfThisInput(response)) throw new HttpFault(409, refusals.idempotencyKeyReused[language])
      return [part, schema.parse(response.Response)]
    }),
  )
}

/**
 * Adds what is too much for one transaction. Each stores under the caller's key that it was done, the last one the response: a
 * repeat adds what is missing, and nothing twice.
 */
export async function addInParts<D, A>(parts: readonly (readonly D[])[], adding: Adding<D, A>): Promise<A[]> {
  const answers: A[] = []
  for (const [part, drafts] of parts.entries()) {
    const there = adding.earlier.get(part)
    answers.push(there === undefined ? await addPart(drafts, adding, { part, count: parts.length, answers }) : there)
  }
  return answers
}

async function addPart<D, A>(
  drafts: readonly D[],
  adding: Adding<D, A>,
  { part, count, answers }: { part: number; count: number; answers: readonly A[] },
): Promise<A> {
  const { idempotencyKey, now, make, responseOf, retries = 0, failed } = adding
  try {
    const { writes, answer } = await make(drafts)
    const isLast = part === count - 1
    const key = isLast
      ? idempotencyKey.writes(responseOf([...answers, answer]), now)
      : idempotencyKey.partWrites(part, answer, now)
    const all = [...writes, ...key]
    if (all.length > 0) await table.commit(all)
    return answer
  } catch (error) {
    // The same call at the same moment may have written the part.
    const there = isConflict(error) ? (await earlierParts(adding)).get(part) : undefined
    if (there !== undefined) return there
    if (retries > 0 && isConflict(error) && !isAnsweredBefore(error))
      return addPart(drafts, { ...adding, retries: retries - 1 }, { part, count, answers })
    throw part > 0 && failed && !isConflict(error) ? failed(error, answers) : error
  }
}
