import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findCaller } from '../../../../functions/core/http/callerTable.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler as preToken } from '../../../../functions/preToken.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import type { Caller, Role } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import type { SecondFactorRequirement } from '../../../../shared/network/organizations/entity.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { examples } from '../../../contract/examples.ts'
import { call } from '../../../engine/call.ts'
import { callers } from '../../../engine/callers.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { startTestPool, type TestPool } from '../../../engine/pool.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { absentTarget } from '../../../engine/target.ts'

/** A food bank requires a second factor of some roles: each token tells anew who has none, and the API refuses them. */

let pool: TestPool
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  pool = await startTestPool()
})
afterAll(async () => {
  vi.useRealTimers()
  await pool.stop()
})

const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const otherAdministrator = person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank])
const require = (Roles: SecondFactorRequirement['Roles'], by: Caller = administrator) =>
  call(foodbanks.updateSecondFactorRoles, by, { Roles })
afterEach(async () => {
  await require([])
  await require([], otherAdministrator)
})

const stateOf = async (userName: string, isEnrolled = false) =>
  (await findCaller(userName, isEnrolled))?.caller.SecondFactor

/** State that a person's calls know of the second factor after the next token. */
async function nextState(userName: string): Promise<unknown> {
  const event = { version: '1', userPoolId: pool.poolId, userName, response: {} } as PreTokenGenerationTriggerEvent
  await preToken(event, {} as never)
  return stateOf(userName)
}

describe('the requirement', () => {
  it('is set by administrators of the food bank, for it alone', async () => {
    const Roles: SecondFactorRequirement['Roles'] = ['agency', 'foodbankadmin']
    expect((await require(Roles)).answer.Value).toEqual({ Roles })
    const seenBy = async (by: Caller) => (await call(foodbanks.getSecondFactorRoles, by, {})).answer.Value
    expect([await seenBy(administrator), await seenBy(otherAdministrator)]).toEqual([{ Roles }, { Roles: [] }])
    expect((await require([], people.foodBank)).status).toBe(403)
  })

  it('names no role of people that the food bank does not govern', async () => {
    expect((await require(['fano' as never])).status).toBe(400)
  })
})

describe('the token', () => {
  it('says that a second factor is missing until one is set up, and again when it is turned off', async () => {
    const subject = await pool.admit(people.agencies[0])
    expect(await nextState(subject)).toBeUndefined()
    await require(['agency'])
    expect(await nextState(subject)).toBe('missing')
    await pool.setSecondFactor(subject, true)
    expect(await nextState(subject)).toBe('enrolled')
    await pool.setSecondFactor(subject, false)
    expect(await nextState(subject)).toBe('missing')
    await require([])
    expect(await nextState(subject)).toBeUndefined()
  })

  it.each<[string, Caller, Role, Caller]>([
    ['staff of the food bank', people.foodBank, 'foodbankuser', administrator],
    ['a donor location', people.store, 'donorlocation', administrator],
    ['a donor, by any of their food banks', people.donor, 'donor', otherAdministrator],
  ])('asks it of %s', async (_, caller, role, by) => {
    const subject = await pool.admit(caller)
    await require(['agency'], by)
    expect(await nextState(subject)).toBeUndefined()
    await require([role as 'donor'], by)
    expect(await nextState(subject)).toBe('missing')
  })

  it('that was made for another role says nothing of this one: a second factor is missing until the next', async () => {
    const subject = await pool.admit(people.agencies[1])
    await pool.setSecondFactor(subject, true)
    await require(['foodbankadmin'])
    expect(await nextState(subject)).toBeUndefined()
    const [Role, EntityID] = ['foodbankadmin', ids.foodBank] as const
    const ActiveRole = { Role, EntityID }
    const Roles = [{ ...ActiveRole, EntityName: '' }]
    await table.commit([{ update: entityKeys.user(subject), set: { ActiveRole, Roles } }])
    expect(await stateOf(subject)).toBe('missing')
    expect(await nextState(subject)).toBe('enrolled')
  })

  it('of a version before 2026-11-29 that says so counts until the next', async () => {
    const subject = await pool.admit(people.agencies[2])
    await table.commit([{ update: entityKeys.user(subject), unset: ['RoleFacts'] }])
    await require(['agency'])
    expect([await stateOf(subject), await stateOf(subject, true)]).toEqual(['missing', 'enrolled'])
    expect(await nextState(subject)).toBe('missing')
    expect(await stateOf(subject, true)).toBe('missing')
  })

  it('asks it of nobody at another food bank', async () => {
    const subject = await pool.admit(people.otherAgency)
    await require(['agency'])
    expect(await nextState(subject)).toBeUndefined()
  })
})

describe('without the second factor that the role requires', () => {
  const [allowed, refused] = [true, false].map((isAllowed) =>
    catalogue.filter((endpoint) => endpoint.roles !== 'anonymous' && endpoint.beforeSecondFactor === isAllowed),
  )

  it('what is open to anybody asks for no token, so for no second factor', () => {
    const open = catalogue.filter((endpoint) => endpoint.roles === 'anonymous')
    expect(open.map(({ id }) => id)).toEqual([
      'answerRecallNotice',
      'getRecallNotice',
      'getDonorSignUp',
      'postDonorDonation',
      'signUpDonor',
      'acceptInvitation',
      'getAttemptedPickup',
      'prepareAttemptedPickupPhoto',
      'recordAttemptedPickupEvent',
      'getReportDelivery',
      'updateReportSubscription',
      'cancelLinkedOrder',
      'confirmLinkedOrder',
      'declineOfferedPlace',
      'endLinkedStandingOrder',
      'getLinkedOrder',
      'getOfferedPlace',
      'moveLinkedOrder',
      'sendSignInCode',
      'takeOfferedPlace',
      'takeSignInCode',
      'getReferral',
      'signUpThroughReferral',
    ])
  })

  it('a person reads the session and switches roles', () => {
    expect(allowed?.map(({ id }) => id)).toEqual(['getSession', 'setActiveRole'])
  })

  it.each(refused?.map((endpoint) => [endpoint.id, endpoint] as const) ?? [])('%s is refused', async (id, endpoint) => {
    const mayCall = (one: Caller) =>
      endpoint.roles === 'anyone' || (endpoint.roles as readonly Role[]).includes(one.Role)
    const caller = { ...(callers.find(mayCall) as Caller), SecondFactor: 'missing' as const }
    const input = examples[id]?.input(absentTarget, caller) as never
    const { status, answer } = await call(endpoint, caller, input)
    expect([status, answer]).toEqual([
      403,
      {
        Successful: false,
        Message: 'Your food bank requires a second factor in your role. Please set it up first.',
      },
    ])
  })

  it('the session says so, and the refusal speaks the person’s language', async () => {
    const caller = { ...people.agencies[0], SecondFactor: 'missing' as const }
    expect((await call(session.getSession, caller, {})).answer.Value?.SecondFactor).toBe('missing')
    expect((await call(session.getSession, people.agencies[0], {})).answer.Value?.SecondFactor).toBe('optional')
    const { answer } = await call(donations.listDonationCategories, caller, {}, { language: 'es' })
    expect(answer.Message).toBe('Su banco de alimentos exige un segundo factor en su función. Configúrelo primero.')
  })
})
