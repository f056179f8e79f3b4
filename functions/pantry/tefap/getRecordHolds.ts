import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadHolds } from '../customers/holdTable.ts'

export const handler = endpoint(tefap.getRecordHolds, async ({ caller }) =>
  loadHolds(caller.FoodBankIDs[0] ?? caller.EntityID),
)
