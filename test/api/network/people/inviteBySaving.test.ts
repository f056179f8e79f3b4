import { beforeEach, describe, expect, it } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { peopleKeys } from '../../../../functions/core/table/keys/people.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { loadInvitations } from '../../../../functions/network/people/invitationTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import { call } from '../../../engine/call.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import {
  agencyDraft,
  changeEntity,
  ids,
  locationDraft,
  makeSmallTenant,
  people,
  person,
  userOf,
} from '../../../engine/smallTenant.ts'

/** Forms of organizations invite who answers for them, in the transaction that saves them. */

const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const coordinator = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])
const network = person('fano', 1, [])
const Invite = { Name: 'Nell Baker', EMailAddress: 'Nell@Harbor.example', Language: 'es' } as const
const invited = { Name: 'Nell Baker', EMailAddress: 'nell@harbor.example', Language: 'es', State: 'open' }
const bakery = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }

const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())

async function made(answered: ReturnType<typeof call>) {
  const { answer, body } = await answered
  const saved = answer.Value as { ID: number; Version: number } | undefined
  return saved ?? expect.fail(body)
}
async function eventsOf(id: number): Promise<string[]> {
  const { pk } = peopleKeys.invitation(id)
  const told = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  return told.map(({ Type }) => Type)
}

describe('somebody is invited to', () => {
  it('a new agency, whose e-mail follows by the event', async () => {
    const agency = await made(call(agencies.createAgency, administrator, { ...agencyDraft, Invite }))
    const [invitation, ...more] = await loadInvitations(agency.ID)
    expect(invitation).toMatchObject({ ...invited, Role: 'agency', EntityName: agencyDraft.Name, Mail: 'waiting' })
    expect(more).toEqual([])
    expect(await eventsOf(invitation?.ID ?? 0)).toEqual(['InvitationMade'])
    const { answer } = await call(agencies.getAgency, people.foodBank, { agencyId: agency.ID })
    expect(answer.Value).toMatchObject({ IsUnattended: true, UnattendedReason: 'invited' })
  })

  it('a changed agency', async () => {
    const { ID: agencyId, Version } = await made(call(agencies.createAgency, administrator, agencyDraft))
    await made(call(agencies.updateAgency, administrator, { ...agencyDraft, agencyId, Version, Invite }))
    expect(await loadInvitations(agencyId)).toMatchObject([{ ...invited, Role: 'agency' }])
  })

  it('a new and a changed donor', async () => {
    const { ID: id, Version } = await made(call(donors.createDonor, administrator, { ...bakery, Invite }))
    const another = { ...Invite, EMailAddress: 'sol@bakery.example' }
    await made(call(donors.updateDonor, administrator, { ...bakery, id, Version, Invite: another }))
    expect((await loadInvitations(id)).map(({ EMailAddress, Role }) => [EMailAddress, Role]).sort()).toEqual([
      ['nell@harbor.example', 'donor'],
      ['sol@bakery.example', 'donor'],
    ])
  })

  it('a new and a changed location', async () => {
    const { ID: DonorID } = await made(call(donors.createDonor, administrator, bakery))
    const draft = { ...locationDraft, Code: 'CB-9' }
    const { ID: id, Version } = await made(
      call(donors.createDonorLocation, administrator, { ...draft, DonorID, Invite }),
    )
    const another = { ...Invite, EMailAddress: 'sol@bakery.example' }
    await made(call(donors.updateDonorLocation, administrator, { ...draft, id, Version, Invite: another }))
    expect((await loadInvitations(id)).map(({ EMailAddress, Role }) => [EMailAddress, Role]).sort()).toEqual([
      ['nell@harbor.example', 'donorlocation'],
      ['sol@bakery.example', 'donorlocation'],
    ])
  })
})

describe('nothing is saved', () => {
  const names = async () =>
    (await call(agencies.getAgenciesGrid, people.foodBank, { searchFilter: agencyDraft.Name })).answer.Value?.rows

  it('by a coordinator who asks for an invitation; without one the agency is', async () => {
    const refused = await call(agencies.createAgency, coordinator, { ...agencyDraft, Invite })
    expect(refused.answer.FailureReason).toMatch(/^Your role cannot invite people\./)
    expect(await names()).toEqual([])
    await made(call(agencies.createAgency, coordinator, agencyDraft))
    expect(await names()).toHaveLength(1)
  })

  it('by the network, which changes a shared donor and invites nobody to it', async () => {
    const { ID: id, Version } = await made(call(donors.createDonor, administrator, bakery))
    await changeEntity('donor', id, { FoodBankIDs: [ids.foodBank, ids.otherFoodBank] })
    const refused = await call(donors.updateDonor, network, { ...bakery, Name: 'New', id, Version, Invite })
    expect(refused.answer.FailureReason).toMatch(/^Your role cannot invite people\./)
    expect(await loadInvitations(id)).toEqual([])
  })

  it('when the person has the role, was invited to it, or is switched off', async () => {
    const agencyId = people.agencies[0].EntityID
    const { answer } = await call(agencies.getAgency, people.foodBank, { agencyId })
    const Version = answer.Value?.Version ?? 0
    const save = (EMailAddress: string) =>
      call(agencies.updateAgency, administrator, {
        ...agencyDraft,
        agencyId,
        Version,
        Invite: { ...Invite, EMailAddress },
      })
    expect((await save(people.agencies[0].UserName)).answer.FailureReason).toContain('has this role already')
    await table.commit(putUser({ ...userOf(people.agencies[0]), IsDisabled: true }))
    expect((await save(people.agencies[0].UserName)).answer.FailureReason).toContain('is switched off')
    await call(peopleApi.invitePerson, administrator, { entityId: agencyId, ...Invite, Role: 'agency' })
    expect((await save(Invite.EMailAddress)).answer.FailureReason).toContain('was invited to this role already')
    expect((await call(agencies.getAgency, people.foodBank, { agencyId })).answer.Value?.Version).toBe(Version)
  })
})

it('the same call that arrives twice invites once', async () => {
  const headers = { 'idempotency-key': 'invite-by-saving' }
  const add = () => call(agencies.createAgency, administrator, { ...agencyDraft, Invite }, { headers })
  const [one, again] = [await made(add()), await made(add())]
  expect(again).toEqual(one)
  expect(await loadInvitations(one.ID)).toHaveLength(1)
})

it('invitations by saving count among the person’s invitations of the hour', async () => {
  const { ID: agencyId } = await made(call(agencies.createAgency, administrator, agencyDraft))
  const { limit } = peopleApi.invitePerson
  for (let sent = 0; sent < (limit?.perHour ?? 0); sent += 1)
    await call(peopleApi.invitePerson, administrator, { entityId: agencyId, ...Invite, Role: 'agency' })
  const over = await call(agencies.createAgency, administrator, { ...agencyDraft, Invite })
  expect(over.status).toBe(429)
  expect((await call(agencies.createAgency, administrator, agencyDraft)).answer.Successful).toBe(true)
})
