import type { Caller } from '../../../../shared/core/access.ts'
import { FoodFact } from '../../../../shared/pantry/products/foodFact.ts'
import { gtin14 } from '../../../../shared/pantry/products/gtin.ts'
import { chunksOf } from '../../../core/chunks.ts'
import { foodFactKeys } from '../../../core/table/keys/foodFacts.ts'
import { storedShape } from '../../../core/table/storedShape.ts'
import { table } from '../../../core/table/table.ts'
import { maxWrites } from '../../../core/table/write.ts'

/** Food facts of a food bank, for its pantries and those of its agencies. Loaded again they replace what was there. */

const shape = storedShape(FoodFact)

export async function storeFacts(foodBankId: number, facts: readonly FoodFact[]): Promise<void> {
  // A transaction holds each number once: of two rows the last one counts.
  const each = [...new Map(facts.map((fact) => [fact.Gtin, fact])).values()]
  for (const some of chunksOf(each, maxWrites))
    await table.commit(
      some.map((fact) => ({ put: { ...foodFactKeys.fact(foodBankId, fact.Gtin), ...fact, Shape: shape.version } })),
    )
}

/** Of the caller's food bank, or the first of those of an agency that knows the number. */
export async function factOf(
  { EntityID, FoodBankIDs }: Pick<Caller, 'EntityID' | 'FoodBankIDs'>,
  gtin: string,
): Promise<FoodFact | undefined> {
  const keys = [...new Set([EntityID, ...FoodBankIDs])].map((id) => foodFactKeys.fact(id, gtin14(gtin)))
  return (await table.getMany(keys, shape.schema))[0]
}
