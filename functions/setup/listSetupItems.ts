import * as setup from '../../shared/api/setup.ts'
import { setupItems } from '../../shared/setup/checklist.ts'
import { endpoint } from '../http.ts'
import { setupOf } from './setupTable.ts'

export const handler = endpoint(setup.listSetupItems, async ({ caller, language }) =>
  setupItems(await setupOf(caller), language),
)
