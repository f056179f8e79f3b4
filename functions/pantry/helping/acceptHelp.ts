import { refuse } from '../../../shared/core/answer.ts'
import * as coreRefusals from '../../../shared/core/refusals.ts'
import { helpsNow } from '../../../shared/network/people/acting.ts'
import * as helpers from '../../../shared/pantry/helping/api.ts'
import { maxHelped, maxHelpers } from '../../../shared/pantry/helping/helping.ts'
import * as refusals from '../../../shared/pantry/helping/refusals.ts'
import { HttpFault, notSignedIn } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { isOverLimit } from '../../core/http/throttle.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { helperKeys } from '../../core/table/keys/helping.ts'
import { customerById } from '../customers/customerTable.ts'
import { accountBySubject, givenWrites, helpAuditWrite, helpCode, helpersOf, usedCodeWrite } from './helpTable.ts'

const wrongCodes = { max: 20, spanMs: 10 * 60_000 } as const

/** Once: of two people with one code the second finds it used. */
export const handler = endpoint(helpers.acceptHelp, async ({ input: { Code }, caller, language, now, table }) => {
  const reload = () => accountBySubject(caller.Subject)
  const loaded = await reload()
  if (!loaded) throw notSignedIn()
  return retryConflicts({ loaded, now, reload }, async (user, at) => {
    const given = await helpCode(Code, at)
    const customer = given && (await customerById(given.CustomerID))
    if (!given || customer?.ID !== given.CustomerID) {
      if (await isOverLimit(wrongCodes, at, (nth) => helperKeys.wrongCodesOf(caller.UserID, nth)))
        throw new HttpFault(429, coreRefusals.tooManyWrongCodes[language])
      return refuse(refusals.helpCodeWrong)
    }
    if (customer.ID === user.CustomerID) return refuse(refusals.helpOfOwn)
    if (!user.Roles.some(({ Role, EntityID }) => Role === 'customer' && EntityID === customer.FoodBankID))
      return refuse(refusals.helpElsewhere)
    const helped = helpsNow(user, at).filter(({ CustomerID }) => CustomerID !== customer.ID)
    if (helped.length >= maxHelped) return refuse(refusals.helpedFull, { max: maxHelped })
    const today = at.toISOString().slice(0, 10)
    const present = (await helpersOf(customer.ID)).filter((one) => one.ID !== user.ID && one.Until >= today)
    if (present.length >= maxHelpers) return refuse(refusals.helpersFull, { max: maxHelpers })
    const helper = { ID: user.ID, Name: user.Name, Until: given.Until, Given: at.toISOString(), GivenBy: given.GivenBy }
    await table.commit([
      ...givenWrites(user, customer.ID, helper, at),
      usedCodeWrite(Code),
      await helpAuditWrite(caller, customer, 'helpGiven', at),
    ])
    return {
      CustomerID: customer.ID,
      Name: `${customer.FirstName} ${customer.LastName.charAt(0)}.`,
      Until: given.Until,
    }
  })
})
