import type { Caller } from '../../../shared/core/access.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../organizations/entityTable.ts'

/** In the log of the household's food bank: somebody begins to order for it. */
export async function helpUsedWrite(caller: Caller, CustomerID: number, foodBankId: number, at: Date): Promise<Write> {
  const At = at.toISOString()
  const By = await namedCaller(caller)
  const key = peopleKeys.changeAudit(foodBankId, 'NEIGHBORS', At, [CustomerID, 'helpUsed', By.UserID].join('-'))
  return entryWrite(foodBankId, key, { Kind: 'neighbors', At, By, CustomerID, Action: 'helpUsed' })
}
