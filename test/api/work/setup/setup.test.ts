import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { knownEntity, putUser, userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { systemCategories } from '../../../../shared/core/reference/reference.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as setup from '../../../../shared/work/setup/api.ts'
import { percentComplete, type SetupAction, setupItemNames } from '../../../../shared/work/setup/setupItem.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted } from '../../../engine/donations.ts'
import { changeEntity, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'

/** The setup checklist of an agency: read from its real configuration, and changing it. */

const [agency] = people.agencies
const id = agency.EntityID

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const items = async () => (await call(setup.listSetupItems, agency, {})).answer.Value ?? []
const open = async () => (await items()).flatMap(({ Name, IsComplete }) => (IsComplete ? [] : [Name]))
const perform = (actionName: SetupAction) => call(setup.performSetupAction, agency, { actionName })

describe('the checklist', () => {
  it('[setup-item-states] each item is complete or pending, and a pending one names its action', async () => {
    const listed = await items()
    expect(listed.map(({ Name }) => Name)).toEqual([...setupItemNames])
    expect(await open()).toEqual(['contact', 'address', 'hours', 'storage', 'capacity', 'secondPerson', 'firstOffer'])
    expect(listed.find(({ Name }) => Name === 'contact')).toEqual({
      Name: 'contact',
      RequestedState: expect.stringMatching(/^app\./),
      RequestedAction: 'confirmContact',
      IsComplete: false,
      Detail: 'Front desk, 555-0100, desk@example.org',
    })
    expect(listed.find(({ Name }) => Name === 'notifications')).toMatchObject({ IsComplete: true, RequestedAction: '' })
  })

  it('follows what is really configured', async () => {
    await changeEntity('agency', id, { StorageCapabilityIDs: [], Drivers: [] })
    expect(await open()).toContain('drivers')
    await changeEntity('agency', id, {
      StorageCapabilityIDs: [1, 2, 3],
      Drivers: [{ ID: 111, Name: 'Van' }],
      PickupHours: [{ Weekday: 1, HourStart: 9, HourEnd: 17 }],
    })
    expect(await open()).not.toContain('hours')
    await table.commit(putUser(userOf({ ...person('agency', id, [10]), UserID: 999, Subject: 'second-person' })))
    expect(await open()).not.toContain('secondPerson')
    const donation = await posted()
    expect((await call(offers.getMatch, agency, { id: donation * 100 + 1 })).answer.Successful).toBe(true)
    expect(await open()).not.toContain('firstOffer')
  })
})

describe('an action', () => {
  it('[setup-percent] confirms an item for everyone of the agency, and the percentage rises', async () => {
    const before = percentComplete(await items())
    const { answer } = await perform('confirmContact')
    expect(answer.Value?.find(({ Name }) => Name === 'contact')).toMatchObject({ IsComplete: true })
    expect(percentComplete(answer.Value ?? [])).toBe(before + 10)
    expect(answer.Value).toEqual(await items())
    expect((await perform('confirmContact')).answer.Successful).toBe(true)
  })

  it('changes real configuration: accepted categories, and the person’s e-mails', async () => {
    await changeEntity('agency', id, { AcceptedCategoryIDs: [] })
    const stored = await userBySubject(agency.Subject)
    await table.commit(putUser({ ...userOf(agency), ...stored, Unsubscribed: ['offerMade'] }))
    expect(await open()).toContain('categories')
    await perform('acceptAllCategories')
    await perform('turnOnNotifications')
    expect((await knownEntity('agency', id)).AcceptedCategoryIDs).toEqual(
      expect.arrayContaining(systemCategories.map(({ ID }) => ID)),
    )
    expect((await userBySubject(agency.Subject))?.Unsubscribed).toEqual([])
    expect(await open()).not.toContain('categories')
  })

  it('is refused when it is unknown, or when there is nothing to confirm; and nothing changes', async () => {
    await changeEntity('agency', id, { StorageCapabilityIDs: [] })
    const before = await items()
    const unknown = await perform('deleteEverything' as SetupAction)
    expect([unknown.status, unknown.answer.Message]).toEqual([400, expect.stringMatching(/^actionName: /)])
    expect((await perform('confirmStorage')).answer.FailureReason).toMatch(/nothing to confirm yet/)
    expect(await items()).toEqual(before)
  })

  it('two at the same moment are both kept', async () => {
    await changeEntity('agency', id, { StorageCapabilityIDs: [1] })
    await Promise.all([perform('confirmStorage'), perform('confirmCapacity'), perform('confirmAddress')])
    const left = await open()
    for (const name of ['storage', 'capacity', 'address']) expect(left).not.toContain(name)
  })
})
