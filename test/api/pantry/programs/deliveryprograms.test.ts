import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { countProgramUse, deleteProgramWrite } from '../../../../functions/pantry/programs/programTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { programOf, tagDraft, taggedProgramOf, tagOf } from '../../../engine/tags.ts'

/** Delivery programs and their tags over the real handlers and the embedded table. */

beforeAll(() => makeSmallTenant())
afterAll(() => void vi.useRealTimers())

let made = 0
/** An agency that has no programs yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 7000 + made, [ids.foodBank])
}
const vegan = 2
const list = async (by: Caller, agencyId?: number) =>
  call(deliveryprograms.listDeliveryPrograms, by, agencyId === undefined ? {} : { agencyId })
const names = async (by: Caller) => ((await list(by)).answer.Value ?? []).map(({ Name }) => Name)
const remove = (by: Caller, id: number, options = {}) =>
  call(deliveryprograms.deleteDeliveryProgram, by, { id }, options)
const tagsOf = async (by: Caller, id: number) =>
  (await call(deliveryprograms.listDeliveryProgramTags, by, { id })).answer.Value ?? []
const addTag = (by: Caller, id: number, PantryInventoryItemTagID: number, IsExcluded = false) =>
  call(deliveryprograms.addDeliveryProgramTag, by, { id, PantryInventoryItemTagID, IsExcluded })
const removeTag = (by: Caller, id: number, tagId: number) =>
  call(deliveryprograms.removeDeliveryProgramTag, by, { id, tagId })
const usesOf = async (by: Caller, id: number) =>
  ((await call(tags.listTags, by, {})).answer.Value ?? []).find(({ ID }) => ID === id)?.EntityDeliveryProgramCount

describe('a delivery program', () => {
  it('[delivery-program-grid] is added with a name, listed by it, and removed', async () => {
    const owner = newOwner()
    const id = await programOf(owner, 'Night Route')
    await programOf(owner, 'homebound Seniors')
    const { answer } = await call(deliveryprograms.getDeliveryProgramsGrid, owner, {})
    expect(answer.Value?.rows).toEqual([
      { ID: expect.any(Number), Name: 'homebound Seniors' },
      { ID: id, Name: 'Night Route' },
    ])
    const found = await call(deliveryprograms.getDeliveryProgramsGrid, owner, { searchFilter: 'night' })
    expect(found.answer.Value?.rows).toHaveLength(1)
    expect((await remove(owner, id)).answer.Successful).toBe(true)
    expect(await names(owner)).toEqual(['homebound Seniors'])
  })

  it('needs a name that is not taken', async () => {
    const owner = newOwner()
    await programOf(owner, 'Night Route')
    const taken = await call(deliveryprograms.addDeliveryProgram, owner, { Name: 'night route' })
    expect(taken.answer.FailureReason).toBe('There is already a delivery program of the name night route.')
    expect((await call(deliveryprograms.addDeliveryProgram, owner, { Name: '  ' })).status).toBe(400)
    expect(await names(owner)).toEqual(['Night Route'])
  })

  it('is renamed, also in a second language given later, and its coming windows with it', async () => {
    // An agency that is there: windows are of its zone.
    const [, , owner] = people.agencies
    const [id, other] = [await programOf(owner, 'Night Route'), await programOf(owner, 'Day Route')]
    setClock(morning)
    const draft = (day: string, EntityDeliveryProgramID: number) => ({
      DeliveryDay: day,
      DeliveryStartTime: '14:00:00',
      DeliveryEndTime: '15:59:59',
      MaximumOrders: 5,
      OpenTime: `${day}T00:00:00.000Z`,
      CloseTime: `${day}T18:00:00.000Z`,
      EntityDeliveryProgramID,
    })
    const made = [draft('2026-11-20', id), draft('2026-11-21', id), draft('2026-11-22', other)]
    const added = await call(windows.addDeliveryWindows, owner, { DeliveryTimes: made } as never)
    expect([added.answer.Successful, added.answer.FailureReason]).toEqual([true, undefined])
    setClock(new Date(morning.getTime() + 24 * 3_600_000))
    const rename = (input: object, by = owner) =>
      call(deliveryprograms.updateDeliveryProgram, by, { id, ...input } as never)
    const Translations = { es: { Name: 'Ruta de tarde' } }
    const changed = await rename({ Name: 'Evening Route', Translations })
    expect(changed.answer.Value).toEqual({ ID: id, Name: 'Evening Route', Translations })
    expect((await call(deliveryprograms.getDeliveryProgramsGrid, owner, {})).answer.Value?.rows).toEqual([
      { ID: other, Name: 'Day Route' },
      { ID: id, Name: 'Evening Route', Translations },
    ])
    const named = async (language: 'en' | 'es') =>
      (await call(windows.getDeliveryTimesGrid, owner, {}, { language })).answer.Value?.rows
        .toSorted((a, b) => a.DeliveryDay.localeCompare(b.DeliveryDay))
        .map((row) => row.DeliveryProgramName)
    expect(await named('en')).toEqual(['Night Route', 'Evening Route', 'Day Route'])
    expect(await named('es')).toEqual(['Night Route', 'Ruta de tarde', 'Day Route'])
    expect((await rename({ Name: 'day ROUTE' })).answer.FailureReason).toBe(
      'There is already a delivery program of the name day ROUTE.',
    )
    expect((await rename({ Name: 'evening route' })).answer.Successful).toBe(true)
    expect((await rename({ Name: ' ' })).status).toBe(400)
    expect((await rename({ ID: other, Name: 'Noon' })).status).toBe(400)
    expect((await rename({ Name: 'Noon' }, newOwner())).status).toBe(404)
  })

  it.each([
    ['window', 'Delivery windows use this program (2), so it cannot be removed.'],
    ['customer', 'Customers are in this program (2), so it cannot be removed.'],
  ] as const)('stays while a %s uses it', async (user, reason) => {
    const owner = newOwner()
    const id = await programOf(owner)
    await table.commit([countProgramUse(id, user, 2)])
    expect((await remove(owner, id)).answer.FailureReason).toBe(reason)
    await expect(table.commit([deleteProgramWrite({ ID: id })])).rejects.toBeInstanceOf(ConditionFailed)
    await table.commit([countProgramUse(id, user, -2)])
    expect((await remove(owner, id)).answer.Successful).toBe(true)
    await expect(table.commit([countProgramUse(id, user, 1)])).rejects.toBeInstanceOf(ConditionFailed)
  })

  it('answers a repeated removal as the first one', async () => {
    const owner = newOwner()
    const id = await programOf(owner)
    const headers = { 'idempotency-key': 'remove-program' }
    const answers = [
      await remove(owner, id, { headers }),
      await remove(owner, id, { headers }),
      await remove(owner, id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  })
})

describe('an owner', () => {
  it('a food bank lists the programs of its agencies, and of no others; an agency its own alone', async () => {
    const [pantry, otherPantry] = people.agencies
    const Name = 'Only the agency’s'
    await programOf(pantry, Name)
    expect((await list(people.foodBank, pantry.EntityID)).answer.Value?.map((one) => one.Name)).toContain(Name)
    expect((await list(otherPantry, pantry.EntityID)).answer.Value).toEqual([])
    expect((await list(people.otherFoodBank, pantry.EntityID)).status).toBe(404)
    expect((await list(people.foodBank, 999_999)).status).toBe(404)
  })

  it('neither removes nor tags another’s program', async () => {
    const [owner, stranger] = [newOwner(), newOwner()]
    const { id, tagId } = await taggedProgramOf(owner)
    for (const { status } of [
      await remove(stranger, id),
      await addTag(stranger, id, vegan),
      await removeTag(stranger, id, tagId),
      await call(deliveryprograms.listDeliveryProgramTags, stranger, { id }),
    ])
      expect(status).toBe(404)
    expect(await tagsOf(owner, id)).toHaveLength(1)
  })
})

describe('tags of a program', () => {
  it('are included or excluded, shown with the tag, and taken off', async () => {
    const owner = newOwner()
    const [id, tagId] = [await programOf(owner), await tagOf(owner, 'Seniors')]
    const added = await addTag(owner, id, tagId)
    await addTag(owner, id, vegan, true)
    expect(added.answer.Value).toMatchObject({
      EntityDeliveryProgramID: id,
      PantryInventoryItemTagID: tagId,
      IsExcluded: false,
      PantryInventoryItemTag: { Name: 'Seniors' },
    })
    expect((await tagsOf(owner, id)).map((tag) => [tag.PantryInventoryItemTag.Name, tag.IsExcluded])).toEqual([
      ['Seniors', false],
      ['Vegan', true],
    ])
    expect([await usesOf(owner, tagId), await usesOf(owner, vegan)]).toEqual([1, 1])
    await removeTag(owner, id, tagId)
    expect((await removeTag(owner, id, tagId)).answer.Successful).toBe(true)
    expect((await tagsOf(owner, id)).map((tag) => tag.PantryInventoryItemTagID)).toEqual([vegan])
    expect([await usesOf(owner, tagId), await usesOf(owner, vegan)]).toEqual([0, 1])
  })

  it('[location-tag-unapplied-only] a tag is on a place once, also when two people add it at the same moment', async () => {
    const owner = newOwner()
    const [id, tagId] = [await programOf(owner), await tagOf(owner, 'Seniors')]
    const answers = await Promise.all([addTag(owner, id, tagId), addTag(owner, id, tagId, true)])
    expect(answers.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(answers.find(({ answer }) => !answer.Successful)?.answer.FailureReason).toBe(
      'Seniors is already included or excluded here.',
    )
    expect([(await tagsOf(owner, id)).length, await usesOf(owner, tagId)]).toEqual([1, 1])
  })

  it('a copy stands where its original was put, and comes off by either', async () => {
    const owner = newOwner()
    const id = await programOf(owner)
    await addTag(owner, id, vegan)
    const copy = { ...tagDraft('Plant based'), ParentPantryInventoryItemTagID: vegan }
    const { answer } = await call(tags.addTag, owner, copy)
    const copyId = answer.Value?.ID ?? 0
    expect((await tagsOf(owner, id)).map((tag) => tag.PantryInventoryItemTagID)).toEqual([copyId])
    expect((await addTag(owner, id, vegan)).answer.Successful).toBe(false)
    await removeTag(owner, id, copyId)
    expect([await tagsOf(owner, id), await usesOf(owner, copyId)]).toEqual([[], 0])
  })

  it('one that is deleted disappears, and leaves room for others', async () => {
    const owner = newOwner()
    const { id, tagId } = await taggedProgramOf(owner)
    const refused = await call(tags.deleteTag, owner, { id: tagId, used: 1 })
    expect(refused.answer.FailureReason).toMatch(/^This tag decides what is offered at places \(1\): Program /)
    // Beside another filter its removal opens nothing.
    await addTag(owner, id, vegan)
    await call(tags.deleteTag, owner, { id: tagId, used: 1 })
    await removeTag(owner, id, vegan)
    expect(await tagsOf(owner, id)).toEqual([])
    expect((await addTag(owner, id, tagId)).answer.FailureReason).toBe(
      'This tag was deleted meanwhile. Please look at the tags again.',
    )
    await addTag(owner, id, vegan)
    expect(await tagsOf(owner, id)).toHaveLength(1)
  })

  it('are counted down when the program is removed', async () => {
    const owner = newOwner()
    const { id, tagId } = await taggedProgramOf(owner)
    expect(await usesOf(owner, tagId)).toBe(1)
    await remove(owner, id)
    expect(await usesOf(owner, tagId)).toBe(0)
  })

  it('the program of the body is that of the path', async () => {
    const owner = newOwner()
    const id = await programOf(owner)
    const tag = { PantryInventoryItemTagID: vegan, IsExcluded: false }
    const { status } = await call(deliveryprograms.addDeliveryProgramTag, owner, {
      id,
      EntityDeliveryProgramID: id + 1,
      ...tag,
    })
    expect(status).toBe(400)
  })
})
