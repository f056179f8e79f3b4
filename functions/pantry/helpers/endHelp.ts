import * as helpers from '../../../shared/pantry/helpers/api.ts'
import { Helper } from '../../../shared/pantry/helpers/helper.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { endedWrites, helpAuditWrite, helpersOf, userOf } from './helperTable.ts'

/** The helper's next call is refused. A repeat finds nothing to end. */
export const handler = endpointOn(
  helpers.endHelp,
  homeCustomerOf,
  async ({ resource, input: { helperId }, caller, now, table }) => {
    const reload = () => helpersOf(resource.ID)
    return retryConflicts({ loaded: await reload(), now, reload }, async (all, at) => {
      const helper = all.find(({ ID }) => ID === helperId)
      if (helper) {
        const writes = endedWrites(await userOf(helper.Subject), resource.ID, helperId)
        await table.commit([...writes, await helpAuditWrite(caller, resource, 'helpEnded', at)])
      }
      return all.filter(({ ID }) => ID !== helperId).map((one) => Helper.parse(one))
    })
  },
)
