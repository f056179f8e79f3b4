import { isRefusal } from '../../../shared/core/answer.ts'
import * as erp from '../../../shared/pantry/erp/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { changeErpItem, erpItems, erpRow } from './erpTable.ts'
import { matchMoves } from './matching.ts'

/** A row that is not matched stays as it is. */
export const handler = endpointOn(
  erp.deleteImportItemMapping,
  erpItems.byId,
  async ({ resource, caller, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => erpItems.find(resource) }, async (item, at) => {
      if (item.PantryInventoryItemID === null) return erpRow(item, () => undefined)
      const moves = await matchMoves(item, undefined, { by: caller, now: at })
      if (isRefusal(moves)) return moves
      const unmatched = { PantryInventoryItemID: null, EachesPer: null, QuantityToImport: null }
      const { after, write } = changeErpItem(item, unmatched)
      const answer = erpRow(after, () => undefined)
      await table.commit([write, ...moves, ...idempotencyKey.writes(answer, at)])
      return answer
    }),
)
