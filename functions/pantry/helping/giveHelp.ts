import { refuse } from '../../../shared/core/answer.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import * as helpers from '../../../shared/pantry/helping/api.ts'
import { maxHelpDays, maxHelpers } from '../../../shared/pantry/helping/helping.ts'
import * as refusals from '../../../shared/pantry/helping/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { foodBankToday } from '../customers/forgetting.ts'
import { helpAuditWrite, helpersOf, newHelpCode } from './helpTable.ts'

export const handler = endpointOn(
  helpers.giveHelp,
  homeCustomerOf,
  async ({ resource, input: { Until, IsConsentSpoken }, caller, now, table }) => {
    const today = await foodBankToday(resource.FoodBankID, now)
    if (Until < today || Until > addDays(today, maxHelpDays)) return refuse(refusals.helpDay, { days: maxHelpDays })
    const isFamily = caller.Role === 'customer'
    if (!isFamily && !IsConsentSpoken) return refuse(refusals.helpConsentMissing)
    const present = (await helpersOf(resource.ID)).filter((one) => one.Until >= today)
    if (present.length >= maxHelpers) return refuse(refusals.helpersFull, { max: maxHelpers })
    const GivenBy = isFamily ? null : await namedCaller(caller)
    const { code, write } = newHelpCode({ CustomerID: resource.ID, Until, GivenBy }, now)
    await table.commit([write, await helpAuditWrite(caller, resource, 'helpOffered', now)])
    return { Code: code }
  },
)
