import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadHolds } from '../customers/holdTable.ts'
import { loadNotice } from '../customers/noticeTable.ts'

export const handler = endpoint(tefap.getRecordHolds, async ({ caller }) => {
  const foodBankId = caller.FoodBankIDs[0] ?? caller.EntityID
  const [holds, Notice] = await Promise.all([loadHolds(foodBankId), loadNotice(foodBankId)])
  return { ...holds, Notice }
})
