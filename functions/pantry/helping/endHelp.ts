import * as helpers from '../../../shared/pantry/helping/api.ts'
import { Helper } from '../../../shared/pantry/helping/helping.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { accountBySubject, endedWrites, helpAuditWrite, helpersOf } from './helpTable.ts'

/** The helper's next call is refused. A repeat finds nothing to end. */
export const handler = endpointOn(
  helpers.endHelp,
  homeCustomerOf,
  async ({ resource, input: { helperId }, caller, now, table }) => {
    const reload = () => helpersOf(resource.ID)
    return retryConflicts({ loaded: await reload(), now, reload }, async (all, at) => {
      const helper = all.find(({ ID }) => ID === helperId)
      if (helper) {
        const writes = endedWrites(await accountBySubject(helper.Subject), resource.ID, helperId)
        await table.commit([...writes, await helpAuditWrite(caller, resource, 'helpEnded', at)])
      }
      return all.filter(({ ID }) => ID !== helperId).map((one) => Helper.parse(one))
    })
  },
)
