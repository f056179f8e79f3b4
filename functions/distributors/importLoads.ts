import type { RowOutcome } from '../../shared/csv/outcome.ts'
import { type LoadOfFile, loadFileColumns, loadsOf } from '../../shared/distributor/loadFile.ts'
import type { LoadContext } from '../../shared/distributor/newSubmission.ts'
import { allFoodBanks, tenantNetwork } from '../entities/entityTable.ts'
import type { ImportKind } from '../imports/importKinds.ts'
import { counterKey } from '../table/ids.ts'
import { table } from '../table/table.ts'
import { receiveLoad } from './receiveLoad.ts'
import { receiverOf } from './receivers.ts'

/** Loads received at the same time. */
const maxAtOnce = 16

async function receive(
  { draft, rows }: LoadOfFile,
  context: LoadContext,
  importId: string,
): Promise<readonly RowOutcome[]> {
  const { ID: id, isAdded } = await receiveLoad(draft, context, importId)
  return rows.map((row) => ({ row, reference: draft.Reference, outcome: isAdded ? 'added' : 'present', id }))
}

/** Distributors' loads by file: each is added once, by its reference, and matched to the nearest food banks. */
export const importLoads: ImportKind = {
  columns: loadFileColumns,
  run: async (records, importId, now) => {
    const [network, foodBanks] = await Promise.all([tenantNetwork(), allFoodBanks()])
    if (!network) return { key: 'noNetwork' }
    const { loads, refused } = loadsOf(records)
    const first = loads.length > 0 ? await table.nextBlock(counterKey('submission'), loads.length) : 0
    const context = { network, foodBanks: foodBanks.map(receiverOf), now }
    const outcomes: RowOutcome[] = [...refused]
    for (let start = 0; start < loads.length; start += maxAtOnce) {
      const received = loads
        .slice(start, start + maxAtOnce)
        .map((load, index) => receive(load, { ...context, ID: first + start + index }, importId))
      outcomes.push(...(await Promise.all(received)).flat())
    }
    return outcomes.toSorted((a, b) => a.row - b.row)
  },
}
