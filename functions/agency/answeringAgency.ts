import { type Caller, isFoodBankRole } from '../../shared/access.ts'
import { knownEntity } from '../entity/entityTable.ts'

/** The agency on whose behalf the caller answers offers: its own, or the food bank's master agency (decision 18). */
export async function answeringAgency(caller: Caller): Promise<number | null> {
  if (!isFoodBankRole(caller.Role)) return caller.EntityID
  return (await knownEntity('foodBank', caller.EntityID)).MasterAgencyID
}
