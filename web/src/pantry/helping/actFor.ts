import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../core/data/client.ts'
import { loadAnew } from '../../core/go.ts'
import { forgetSession } from '../../core/keptHere.ts'
import { paths } from '../../core/paths.ts'
import { forgetOfflineAnswers } from '../neighbor/offlineAnswers.ts'

/** Orders for another household from now on, or (undefined) for one's own. Nothing of the household before is shown any more. */
export async function actForHousehold(entityId: number, customerId: number | undefined): Promise<void> {
  const of = customerId === undefined ? {} : { CustomerID: customerId }
  await call(session.setActiveRole, { Role: 'customer', EntityID: entityId, ...of })
  forgetOfflineAnswers()
  forgetSession()
  loadAnew(paths.neighborHome())
}
