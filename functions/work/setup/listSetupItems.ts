import * as setup from '../../../shared/work/setup/api.ts'
import { setupItems } from '../../../shared/work/setup/checklist.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadSetup } from './setupTable.ts'

export const handler = endpoint(setup.listSetupItems, async ({ caller, language }) =>
  setupItems(await loadSetup(caller), language),
)
