import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { counterKey } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { customerById } from '../../../../functions/pantry/customers/customerTable.ts'
import { customerInvitations } from '../../../../functions/pantry/invitations/customerInvitationTable.ts'
import { accessesOfCustomer } from '../../../../functions/pantry/locations/accessTable.ts'
import { programs } from '../../../../functions/pantry/programs/programTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storedNeighbor } from '../../../engine/customers.ts'
import { startTestPool, type TestPool } from '../../../engine/pool.ts'
import { referralOf, signUpOf } from '../../../engine/referrals.ts'
import { ids, makeSmallTenant, people, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { programOf } from '../../../engine/tags.ts'

/** Links of invitations over the real handlers, the embedded table and a user pool. */

const sendToPool = CognitoIdentityProviderClient.prototype.send
let pool: TestPool
let open = 0
let restricted = 0
let program = 0

beforeAll(async () => {
  pool = await startTestPool()
  setClock(morning)
  await makeSmallTenant()
  await table.commit([{ put: { ...counterKey('user'), Last: 500_000 } }])
  open = await locationOf('Open Pantry')
  restricted = await locationOf('Restricted Pantry')
  await call(locations.toggleLocationRestricted, people.foodBank, { id: restricted, IsRestricted: true })
  program = await programOf(people.foodBank, 'Meals at home')
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await pool.stop()
})

async function locationOf(Label: string, by: Caller = people.foodBank): Promise<number> {
  const { answer, body } = await call(locations.addLocation, by, { ...pickupLocationDraft, Label })
  if (!answer.Value) throw new Error(`No location: ${body}`)
  return answer.Value.ID
}
let made = 0
const nextMail = () => `family${++made}@example.org`
/** Another household's network each time. */
const from = () => ({ headers: { 'x-forwarded-for': `2001:db8::${(++made).toString(16)}, 198.51.100.1` } })
const places = () => ({ PantryLocationIDs: [open, restricted], DeliveryProgramIDs: [program] })
const signUp = (code: string, more: object = {}, options = from()) =>
  call(
    referrals.signUpThroughReferral,
    undefined,
    { code, ...signUpOf({ EMailAddress: nextMail(), ...more }) },
    options,
  )
const get = (code: string, options = from()) => call(referrals.getReferral, undefined, { code }, options)
const accesses = async (id: number) => (await accessesOfCustomer(id)).map(({ PantryLocationID }) => PantryLocationID)

describe('the link of an invitation', () => {
  it('says what it opens, and nothing of whoever was invited', async () => {
    const { Code } = await referralOf(people.foodBank, places())
    const { answer, body } = await get(Code.toLowerCase())
    expect(answer.Value).toEqual({
      Code,
      FoodBank: { Name: 'Food Bank 10' },
      Message: 'Welcome!',
      PantryLocations: [
        { Label: 'Open Pantry', City: expect.any(String) },
        { Label: 'Restricted Pantry', City: expect.any(String) },
      ],
      DeliveryPrograms: [{ Name: 'Meals at home' }],
      PreferredLanguageCode: 'en',
      IsRedeemed: false,
    })
    expect(body).not.toContain('rosa@example.org')
  })

  it('that is guessed is not found, and after many guesses from one address not looked for', async () => {
    const options = from()
    const statuses: number[] = []
    for (let guess = 0; guess < 25; guess++) statuses.push((await get('ZZZZZZZZZZZZ', options)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
    const { Code } = await referralOf(people.foodBank)
    expect((await get(Code, options)).status).toBe(200)
  })
})

describe('signing up', () => {
  it('[location-restricted-code] makes the customer with the code’s restricted locations and programs', async () => {
    const [agency] = people.agencies
    const used = (await programs.find({ ID: program }))?.CustomerCount ?? 0
    const { Code } = await referralOf(agency, places())
    const EMailAddress = nextMail()
    const { answer } = await signUp(Code, { EMailAddress: ` ${EMailAddress.toUpperCase()} ` })
    const customer = await customerById(answer.Value?.CustomerID ?? 0)
    expect(customer).toMatchObject({
      FoodBankID: ids.foodBank,
      AgencyIDs: [agency.EntityID],
      FirstName: 'Rosa',
      EMailAddress,
      PhoneNumber: null,
      HouseholdSize: 3,
      Language: 'es',
      DeliveryProgramIDs: [program],
      IsEmailNotificationEnabled: true,
      TextConsent: null,
    })
    expect(await accesses(customer?.ID ?? 0)).toEqual([restricted])
    expect((await programs.find({ ID: program }))?.CustomerCount).toBe(used + 1)
    expect(await userBySubject(customer?.Subject ?? '')).toMatchObject({
      CustomerID: customer?.ID,
      ActiveRole: { Role: 'customer', EntityID: ids.foodBank },
    })
    expect((await get(Code)).answer.Value?.IsRedeemed).toBe(true)
    const grid = await call(invitations.getCustomerInvitationsGrid, agency, { rows: 100 })
    const row = grid.answer.Value?.rows.find(({ ReferralCode }) => ReferralCode.Code === Code)
    expect(row?.ReferralCode).toEqual({ Code, AppliedUserID: customer?.ID, AppliedUser: 'Rosa Medina' })
  })

  it('[customer-phone-username] by a phone number alone makes an account of that number, with the consent to texts', async () => {
    const { Code } = await referralOf(people.foodBank)
    const more = { EMailAddress: null, PhoneNumber: '(865) 555-0171', IsTextMessageNotificationEnabled: true }
    const { answer } = await signUp(Code, more)
    const customer = await customerById(answer.Value?.CustomerID ?? 0)
    expect(customer).toMatchObject({
      EMailAddress: null,
      PhoneNumber: '+18655550171',
      IsEmailNotificationEnabled: false,
      IsTextMessageNotificationEnabled: true,
      TextConsent: { At: morning.toISOString(), Wording: expect.stringContaining('STOP') },
    })
    expect((await userBySubject(customer?.Subject ?? ''))?.UserName).toBe('+18655550171')
  })

  it.each([
    ['without e-mail and phone', { EMailAddress: null }, 'e-mail address or a mobile phone'],
    ['with a wrong e-mail address', { EMailAddress: 'rosa' }, 'e-mail'],
    ['with a password that is too simple', { Password: 'short' }, '12 characters'],
    ['with a known password', { Password: 'P@ssword-2026!' }, 'attackers try first'],
    ['with a password that has their name in it', { FirstName: 'Rosamund', Password: 'Ros4mund-and-rice-7' }, 'name'],
  ])('%s is refused, and the code stays good', async (_, more, reason) => {
    const { Code } = await referralOf(people.foodBank)
    const { answer } = await signUp(Code, more)
    expect([answer.Successful, answer.FailureReason]).toEqual([false, expect.stringContaining(reason)])
    expect((await signUp(Code)).answer.Successful).toBe(true)
  })

  it('with a code that was used is refused', async () => {
    const { Code } = await referralOf(people.foodBank)
    await signUp(Code)
    const { answer } = await signUp(Code)
    expect(answer.FailureReason).toContain('used already')
  })

  it('with somebody’s address is refused, again and again', async () => {
    const EMailAddress = nextMail()
    await signUp((await referralOf(people.foodBank)).Code, { EMailAddress })
    const { Code } = await referralOf(people.foodBank)
    for (const _ of ['first', 'again']) {
      const { answer } = await signUp(Code, { EMailAddress, Password: 'Another-password-9' })
      expect(answer.FailureReason).toContain('There is an account')
    }
    expect((await signUp(Code)).answer.Successful).toBe(true)
  })

  it('goes on after a fault behind the new account, with the password of the second try', async () => {
    const { Code } = await referralOf(people.foodBank, places())
    const EMailAddress = nextMail()
    const cut = vi.spyOn(customerInvitations, 'save').mockRejectedValueOnce(new Error('cut'))
    expect((await signUp(Code, { EMailAddress })).status).toBe(500)
    cut.mockRestore()
    const { answer } = await signUp(Code, { EMailAddress })
    expect(answer.Successful).toBe(true)
    expect(await customerById(answer.Value?.CustomerID ?? 0)).toMatchObject({ EMailAddress })
  })

  it('of two families at the same moment with one code is one family’s, and the other may use another code', async () => {
    const { Code, ID } = await referralOf(people.foodBank, places())
    const addresses = [nextMail(), nextMail()] as const
    const answers = await Promise.all(addresses.map((EMailAddress) => signUp(Code, { EMailAddress })))
    const won = answers.filter(({ answer }) => answer.Successful)
    expect(won).toHaveLength(1)
    expect((await customerInvitations.load(ID))?.AppliedUserID).toBe(won[0]?.answer.Value?.CustomerID)
    const customers = (await everything()).filter(
      ({ sk, EMailAddress }) => sk === 'CUSTOMER' && addresses.includes(String(EMailAddress)),
    )
    expect(customers).toHaveLength(1)
    const loser = addresses[answers.findIndex(({ answer }) => !answer.Successful)]
    const again = await signUp((await referralOf(people.foodBank)).Code, { EMailAddress: loser })
    expect(again.answer.Successful).toBe(true)
  })

  it('with one e-mail address and two codes at the same moment makes one account, with the password of who got it', async () => {
    const EMailAddress = nextMail()
    const made = [await referralOf(people.foodBank, places()), await referralOf(people.foodBank, places())]
    const passwords: string[] = []
    const send = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
    send.mockImplementation(function (this: CognitoIdentityProviderClient, command: unknown) {
      if (command instanceof AdminSetUserPasswordCommand) passwords.push(command.input.Password ?? '')
      return Reflect.apply(sendToPool, this, [command])
    })
    const typed = ['First-password-1!', 'Second-password-2!']
    const answers = await Promise.all(
      made.map(({ Code }, at) => signUp(Code, { EMailAddress, Password: typed[at] ?? '' })),
    )
    send.mockRestore()
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const winner = answers.findIndex(({ answer }) => answer.Successful)
    expect(answers[1 - winner]?.answer.FailureReason).toContain('There is an account')
    expect(passwords.at(-1)).toBe(typed[winner])
    const stored = (await everything()).filter((item) => item.sk === 'CUSTOMER' && item.EMailAddress === EMailAddress)
    expect(stored.map(({ ID }) => ID)).toEqual([answers[winner]?.answer.Value?.CustomerID])
    const redeemed = await Promise.all(made.map(async ({ ID }) => (await customerInvitations.load(ID))?.AppliedUserID))
    expect(redeemed[1 - winner]).toBeNull()
  })

  it('sixty times an hour from one address is enough', async () => {
    const options = from()
    const EMailAddress = nextMail()
    await signUp((await referralOf(people.foodBank)).Code, { EMailAddress })
    const { Code } = await referralOf(people.foodBank)
    let last = 0
    for (let time = 0; time < 61; time++) last = (await signUp(Code, { EMailAddress }, options)).status
    expect(last).toBe(429)
  })
})

describe('redeeming a link', () => {
  const callerOf = (CustomerID: number): Caller => ({
    ...people.customer,
    ...{ UserID: 90_000 + CustomerID, Subject: `customer-${CustomerID}`, CustomerID },
  })
  const redeem = (by: Caller, code: string) => call(referrals.redeemReferral, by, { code })

  it('adds its restricted locations and programs to the customer, once', async () => {
    const customer = await storedNeighbor()
    const by = callerOf(customer.ID)
    const { Code } = await referralOf(people.agencies[0], places())
    for (const _ of ['first', 'a repeat']) expect((await redeem(by, Code)).answer.Successful).toBe(true)
    expect(await accesses(customer.ID)).toEqual([restricted])
    expect(await customerById(customer.ID)).toMatchObject({ DeliveryProgramIDs: [program], AgencyIDs: [11] })
    const second = await referralOf(people.foodBank, places())
    expect((await redeem(by, second.Code)).answer.Successful).toBe(true)
    expect(await accesses(customer.ID)).toEqual([restricted])
  })

  it('of two customers at the same moment serves one, and the other gets nothing', async () => {
    const customers = [await storedNeighbor(), await storedNeighbor()]
    const { Code } = await referralOf(people.foodBank, places())
    const answers = await Promise.all(customers.map(({ ID }) => redeem(callerOf(ID), Code)))
    expect(answers.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    for (const [index, { ID }] of customers.entries())
      expect(await accesses(ID)).toEqual(answers[index]?.answer.Successful ? [restricted] : [])
  })

  it('of another food bank is refused with the name of the customer’s own', async () => {
    const customer = await storedNeighbor()
    const { Code, ID } = await referralOf(people.otherFoodBank)
    const { answer } = await redeem(callerOf(customer.ID), Code)
    expect(answer.FailureReason).toContain('Food Bank 10')
    expect((await customerInvitations.load(ID))?.Redeemed).toBeNull()
  })

  it('that does not exist is 404, and leaves out what was deleted meanwhile', async () => {
    const customer = await storedNeighbor()
    expect((await redeem(callerOf(customer.ID), 'ZZZZZZZZZZZZ')).status).toBe(404)
    const { Code } = await referralOf(people.foodBank, { PantryLocationIDs: [999_998], DeliveryProgramIDs: [999_997] })
    expect((await redeem(callerOf(customer.ID), Code)).answer.Successful).toBe(true)
    expect(await customerById(customer.ID)).toMatchObject({ DeliveryProgramIDs: [] })
  })
})
