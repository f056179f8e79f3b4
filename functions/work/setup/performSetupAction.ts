import type { Caller } from '../../../shared/core/access.ts'
import * as setup from '../../../shared/work/setup/api.ts'
import { confirmedItem, setupItems, setupRefusal } from '../../../shared/work/setup/checklist.ts'
import type { SetupAction } from '../../../shared/work/setup/setupItem.ts'
import { endpoint } from '../../core/http/http.ts'
import { allCategories } from '../../core/reference/categories.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { changeOf, signedInUser } from '../../network/organizations/entityTable.ts'
import { confirmWrite, loadSetup } from './setupTable.ts'

type Setup = Awaited<ReturnType<typeof loadSetup>>

async function writesOf(action: SetupAction, { agency }: Setup, caller: Caller, now: Date): Promise<Write[]> {
  const item = confirmedItem(action)
  if (item !== undefined) return [confirmWrite(agency.ID, [item], now)]
  if (action === 'acceptAllCategories') {
    const AcceptedCategoryIDs = (await allCategories()).map(({ ID }) => ID)
    // A repeat after a lost answer would raise the agency's version again, and refuse a form that is open meanwhile.
    if (AcceptedCategoryIDs.every((id) => agency.AcceptedCategoryIDs.includes(id))) return []
    return [changeOf(agency, { AcceptedCategoryIDs }).write]
  }
  const { Subject } = await signedInUser(caller)
  return [{ update: entityKeys.user(Subject), set: { Unsubscribed: [] }, when: present }]
}

async function perform(action: SetupAction, loaded: Setup, caller: Caller, now: Date, table: Table): Promise<void> {
  await retryConflicts({ loaded, now, reload: () => loadSetup(caller) }, async (current, at) => {
    const writes = await writesOf(action, current, caller, at)
    if (writes.length > 0) await table.commit(writes)
  })
}

/** A repeat confirms or sets the same again. */
export const handler = endpoint(
  setup.performSetupAction,
  async ({ input: { actionName }, caller, language, now, table }) => {
    const loaded = await loadSetup(caller)
    const refusal = setupRefusal(actionName, loaded)
    if (refusal) return refusal
    await perform(actionName, loaded, caller, now, table)
    return setupItems(await loadSetup(caller), language)
  },
)
