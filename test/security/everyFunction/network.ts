import { passwordTrigger, tokenTrigger } from '../../../events/subscriptions.ts'
import { hashOf } from '../../../functions/core/http/secret.ts'
import { invitations } from '../../../functions/network/people/invitationTable.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import * as peopleApi from '../../../shared/network/people/api.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import type { Queue } from '../../api/core/endpoints.ts'
import type { Called } from '../../engine/call.ts'
import { callers } from '../../engine/callers.ts'
import type { TestPool } from '../../engine/pool.ts'
import {
  agencyDraft,
  approvedLocation,
  bulkRow,
  ids,
  locationDraft,
  ownAgencyDraft,
  people,
  person,
  providerDraft,
  signUpDraft,
} from '../../engine/smallTenant.ts'
import { as } from '../recorder.ts'
import { ask, noteDone, react } from './asking.ts'

/** Organizations, their people, and how these sign in. */

/** Of everybody, and of somebody whose food bank requires a second factor. */
export async function signInEverybody(pool: TestPool): Promise<void> {
  const trigger = await handlerNamed(tokenTrigger.name)
  const { poolId: userPoolId } = pool
  const sign = (userName: string) => as(tokenTrigger.name, () => trigger({ userPoolId, userName, response: {} }, {}))
  for (const userName of [...callers.map((caller) => caller.Subject), 'nobody']) await sign(userName)
  const administrator = person('foodbankadmin', ids.foodBank)
  await ask(foodbanks.updateSecondFactorRoles, administrator, { Roles: ['agency'] })
  await sign(await pool.admit(people.agencies[1]))
  await ask(foodbanks.updateSecondFactorRoles, administrator, { Roles: [] })
  noteDone(tokenTrigger.name)
}

export async function replaceForgottenPassword(pool: TestPool): Promise<void> {
  const trigger = await handlerNamed(passwordTrigger.name)
  const userName = await pool.admit({ ...people.agencies[1], UserID: 80_000 })
  const event = { triggerSource: 'PostConfirmation_ConfirmForgotPassword', userPoolId: pool.poolId, userName }
  await as(passwordTrigger.name, () => trigger(event, {}))
  noteDone(passwordTrigger.name)
}

/** Somebody is invited and takes the role, by two clicks; then the account is switched off and the pool follows. */
export async function inviteStaff(queue: Queue): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const EMailAddress = 'every.function@example.org'
  const draft = { entityId: ids.foodBank, EMailAddress, Name: 'Every', Role: 'foodbankuser', Language: 'en' } as const
  const made = await ask(peopleApi.invitePerson, administrator, draft)
  const { ID: InvitationID } = made.answer.Value as { ID: number }
  await react(queue)
  const sent = await invitations.load(InvitationID)
  if (!sent) throw new Error('The invitation is gone')
  // The code is in the e-mail alone.
  const Code = 'a-code-that-the-test-knows'
  await invitations.save(
    sent,
    { state: { ...sent, CodeHash: hashOf(Code) }, events: [] },
    { by: null, now: new Date() },
  )
  for (const _ of ['first', 'again']) await ask(peopleApi.acceptInvitation, administrator, { InvitationID, Code })
  const { People } = (await ask(peopleApi.listPeople, administrator, { entityId: ids.foodBank })).answer.Value as {
    People: { UserID: number; EMailAddress: string }[]
  }
  const userId = People.find((one) => one.EMailAddress === EMailAddress)?.UserID ?? 0
  const on = { entityId: ids.foodBank, userId }
  await ask(peopleApi.signOutPerson, administrator, on)
  await ask(peopleApi.setPersonPin, administrator, { ...on, PIN: '5093' })
  const tablet = { signIn: { ID: 'tablet', At: 1 } }
  await ask(session.startTablet, administrator, {}, tablet)
  await ask(session.unlockTablet, administrator, { UserID: userId, PIN: '5093' }, tablet)
  for (const IsDisabled of [true, false]) {
    await ask(peopleApi.updatePersonAccess, administrator, { ...on, IsDisabled })
    await react(queue)
  }
  await ask(peopleApi.changePersonRole, administrator, { ...on, Role: 'foodbankuser', NewRole: 'foodbankrtcoord' })
  await ask(peopleApi.removePersonRole, administrator, { ...on, Role: 'foodbankrtcoord' })
}

/** A store signs up and is approved, another is refused; the donor's software posts with a key, which is then revoked. */
export async function signUp(queue: Queue): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  await ask(donors.getDonorSignUp, undefined, { foodBankId: ids.foodBank })
  for (const DonorName of ['Fir Deli', 'Ash Bakery'])
    await ask(donors.signUpDonor, undefined, { ...signUpDraft, DonorName })
  const { rows } = (await ask(donors.listPendingDonors, administrator, {})).answer.Value as { rows: { ID: number }[] }
  const [first = { ID: 0 }, second = { ID: 0 }] = rows
  const Location = { ...approvedLocation, Code: 'EVERY-1' }
  await ask(donors.decidePendingDonor, administrator, { id: first.ID, IsApproved: true, Location })
  await ask(donors.decidePendingDonor, administrator, { id: second.ID, IsApproved: false })
  await react(queue)
  const on = { donorId: ids.donor }
  const made = await ask(donors.createDonorApiKey, administrator, { ...on, Name: 'Every' })
  const { Key, Row } = made.answer.Value as { Key: string; Row: { ID: number } }
  const options = { headers: { 'access-code': Key } }
  for (const _ of ['first', 'again'])
    await ask(donations.postDonorDonation, undefined, { ...bulkRow, ...on, Reference: 'EVERY-1' }, options)
  await ask(donors.revokeDonorApiKey, administrator, { ...on, keyId: Row.ID })
  await ask(donations.postDonorDonation, undefined, { ...bulkRow, ...on }, options)
  await react(queue)
}

/** An agency as it was just read is changed, by its food bank and by itself. */
export async function changeAgency(): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const { answer } = await ask(agencies.getAgency, administrator, { agencyId: 12 })
  const { Version } = answer.Value as { Version: number }
  await ask(agencies.updateAgency, administrator, { agencyId: 12, ...agencyDraft, Drivers: [], Version })
  const keeper = person('agency', 12, [ids.foodBank])
  const own = await ask(agencies.getOwnAgency, keeper, {})
  const { Version: next } = own.answer.Value as { Version: number }
  await ask(agencies.updateOwnAgency, keeper, { ...ownAgencyDraft, Version: next })
}

/** Deletes what was just added, and never used. */
export async function deleteUnused(): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const idOf = ({ answer }: Called<unknown>) => (answer.Value as { ID: number }).ID
  const agencyId = idOf(await ask(agencies.createAgency, administrator, agencyDraft))
  await ask(agencies.deleteAgency, administrator, { agencyId })
  const id = idOf(await ask(donors.createDonor, administrator, { Name: 'Mill', TimeZone: 'America/New_York' }))
  const added = { ...locationDraft, DonorID: id, Code: 'UNUSED' }
  await ask(donors.addDonorFoodBank, people.network, { id, FoodBankID: ids.otherFoodBank })
  await ask(donors.removeDonorFoodBank, people.network, { id, foodBankId: ids.otherFoodBank })
  const locationId = idOf(await ask(donors.createDonorLocation, administrator, added))
  await ask(donors.deleteDonorLocation, administrator, { id: locationId })
  await ask(donors.deleteDonor, administrator, { id })
  const providerId = idOf(await ask(providers.createTransportationProvider, administrator, providerDraft))
  await ask(providers.deleteTransportationProvider, administrator, { id: providerId })
}
