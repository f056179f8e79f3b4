import type { RowOutcome } from '../../../shared/core/importing/importOutcome.ts'
import { type LoadOfFile, loadFileColumns, loadsOf } from '../../../shared/rescue/loads/loadFile.ts'
import type { LoadContext } from '../../../shared/rescue/loads/newSubmission.ts'
import { chunksOf } from '../../core/chunks.ts'
import type { ImportKind } from '../../core/importing/importKind.ts'
import { counterKey } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { allFoodBanks, tenantNetwork } from '../../network/organizations/entityTable.ts'
import { maxReferences, type ReceivedLoad, receivedBefore, receiveLoad } from './receiveLoad.ts'
import { receiverOf } from './receivers.ts'

/** Loads received at the same time. */
const maxAtOnce = 16

const outcomesOf = ({ draft, rows }: LoadOfFile, { ID: id, isAdded }: ReceivedLoad): RowOutcome[] =>
  rows.map((row) => ({ row, reference: draft.Reference, outcome: isAdded ? 'added' : 'present', id }))

interface NumberedLoad extends LoadOfFile {
  readonly ID: number
}

/** A part of the file: those that are there already, and the others a few at a time. */
async function receivePart(
  part: readonly NumberedLoad[],
  context: Omit<LoadContext, 'ID'>,
  importId: string,
): Promise<RowOutcome[]> {
  const before = await receivedBefore(
    part.map(({ draft }) => draft.Reference),
    importId,
  )
  const outcomes: RowOutcome[] = []
  for (const some of chunksOf(part, maxAtOnce)) {
    const received = some.map(async (load) => {
      const known = before.get(load.draft.Reference.toUpperCase())
      return outcomesOf(load, known ?? (await receiveLoad(load.draft, { ...context, ID: load.ID }, importId)))
    })
    outcomes.push(...(await Promise.all(received)).flat())
  }
  return outcomes
}

/** Distributors' loads by file: each is added once, by its reference, and matched to the nearest food banks. */
export const importLoads: ImportKind = {
  columns: loadFileColumns,
  run: async (records, { importId, now }) => {
    const [network, foodBanks] = await Promise.all([tenantNetwork(), allFoodBanks()])
    if (!network) return { key: 'noNetwork' }
    const { loads, refused } = loadsOf(records)
    const first = loads.length > 0 ? await table.nextBlock(counterKey('submission'), loads.length) : 0
    const context = { network, foodBanks: foodBanks.map(receiverOf), now }
    const outcomes: RowOutcome[] = [...refused]
    const numbered = loads.map((load, index) => ({ ...load, ID: first + index }))
    for (const part of chunksOf(numbered, maxReferences)) outcomes.push(...(await receivePart(part, context, importId)))
    return outcomes.toSorted((a, b) => a.row - b.row)
  },
}
