import { table } from '../../functions/core/table/table.ts'
import { newRecallCode } from '../../functions/pantry/recall/recallLinks.ts'

/** A code of the link in a recall's message. */
export async function recallCodeOf(productId: number, CustomerID: number, Lot?: string): Promise<string> {
  const { code, write } = newRecallCode(productId, { CustomerID, Lot }, new Date())
  await table.commit([write])
  return code
}
