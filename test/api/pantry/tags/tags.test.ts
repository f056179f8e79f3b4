import { describe, expect, it } from 'vitest'
import { tagKeys } from '../../../../functions/core/table/keys/tags.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { type TagUser, tagsOfOwner, tagUseWrites } from '../../../../functions/pantry/tags/tagTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import type { TagDraft } from '../../../../shared/pantry/tags/tag.ts'
import { changedMeanwhile } from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'
import { tagDraft, tagGroupOf, tagOf } from '../../../engine/tags.ts'

/** Tags and groups over the real handlers and the embedded table. */

let made = 0
/** An agency that has no tags of its own yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 6000 + made, [ids.foodBank])
}
const vegan = 2
const diet = 1

const list = async (by: Caller) => (await call(tags.listTags, by, {})).answer.Value ?? []
const grid = async (by: Caller, query: { searchFilter?: string; rows?: number; cursor?: string } = {}) => {
  const { answer, body } = await call(tags.getTagsGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
const named = async (by: Caller, name: string) => (await list(by)).find(({ Name }) => Name === name)
const byId = async (by: Caller, id: number) => (await list(by)).find(({ ID }) => ID === id)
const groupNamed = async (by: Caller, name: string) =>
  ((await call(tags.listTagGroups, by, {})).answer.Value ?? []).find(({ Name }) => Name === name)
const update = async (by: Caller, id: number, more: Partial<TagDraft> & { Version?: number }, options = {}) => {
  const Version = more.Version ?? (await byId(by, id))?.Version ?? 1
  return call(tags.updateTag, by, { id, ...tagDraft(), ...more, Version }, options)
}
const remove = (by: Caller, id: number, more: { used?: number } = {}, options = {}) =>
  call(tags.deleteTag, by, { id, ...more }, options)
/** Writes in the transaction of a product, location or program when its tags change. */
const writesOfUse = async (owner: Caller, user: TagUser, before: number[], after: number[]) =>
  tagUseWrites(owner.EntityID, user, { tags: await tagsOfOwner(owner.EntityID), before, after })
const use = async (owner: Caller, user: TagUser, before: number[], after: number[]) =>
  table.commit(await writesOfUse(owner, user, before, after))
/** Tells if a product gets the tag; not when it is gone before, or goes at that moment. */
async function isTaken(owner: Caller, id: number): Promise<boolean> {
  const writes = await writesOfUse(owner, 'product', [], [id])
  if (writes.length === 0) return false
  try {
    await table.commit(writes)
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
  return (await byId(owner, id)) !== undefined
}
const itemLimit = { Value: 2, LimitTypeID: 1, LimitTimeScopeID: 1, LimitTimeScopeAmount: 1 }
const orderLimit = { Value: 1, LimitTypeID: 2, LimitTimeScopeID: 3, LimitTimeScopeAmount: 2 }

describe('a tag', () => {
  it('[tag-form-fields] is added with name, group, RequiresInclude and limits, and changed', async () => {
    const owner = newOwner()
    const group = await tagGroupOf(owner, 'Program')
    const draft = { ...tagDraft('Seniors'), PantryInventoryItemTagGroupID: group, Limits: [itemLimit, orderLimit] }
    const { answer } = await call(tags.addTag, owner, { ...draft, RequiresInclude: true })
    expect(answer.Value).toMatchObject({
      Name: 'Seniors',
      RequiresInclude: true,
      PantryInventoryItemTagGroup: { ID: group, Name: 'Program', IsSystemWide: false },
      ParentPantryInventoryItemTagID: null,
      IsSystemWide: false,
      Limits: [
        { Value: 2, LimitType: { Code: 'ITEM' }, LimitTimeScope: { Code: 'ORDER' } },
        { Value: 1, LimitType: { Code: 'ORDER' }, LimitTimeScope: { Code: 'WEEK' }, LimitTimeScopeAmount: 2 },
      ],
    })
    const id = answer.Value?.ID ?? 0
    const [kept] = answer.Value?.Limits ?? []
    const changed = await update(owner, id, {
      Name: 'Elders',
      RequiresInclude: false,
      PantryInventoryItemTagGroupID: diet,
      Limits: [{ ...itemLimit, ID: kept?.ID, Value: 3 }],
    })
    expect(changed.answer.Value).toMatchObject({ ID: id, Name: 'Elders', RequiresInclude: false })
    expect(changed.answer.Value?.Limits).toEqual([{ ...kept, Value: 3 }])
    expect(await byId(owner, id)).toEqual(changed.answer.Value)
  })

  it.each([
    ['Name', { Name: ' ' }],
    ['PantryInventoryItemTagGroupID', { PantryInventoryItemTagGroupID: 0 }],
    ['Limits.0.Value', { Limits: [{ ...itemLimit, Value: 0 }] }],
  ])('[tag-submit] is not saved with a wrong %s', async (field, wrong) => {
    const owner = newOwner()
    const before = await list(owner)
    const { status, answer } = await call(tags.addTag, owner, { ...tagDraft(), ...wrong })
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(`^${field}: `)])
    expect(await list(owner)).toEqual(before)
  })

  it('needs a group that is there, and a name that the group doesn’t have yet', async () => {
    const owner = newOwner()
    const gone = await call(tags.addTag, owner, { ...tagDraft('Seniors'), PantryInventoryItemTagGroupID: 987_654 })
    expect(gone.answer.FailureReason).toBe('This tag group was deleted meanwhile. Please choose another.')
    const taken = await call(tags.addTag, owner, tagDraft('vegan'))
    expect(taken.answer.FailureReason).toBe('The group already has a tag of the name vegan.')
  })

  it('is added once, however often the same call arrives', async () => {
    const owner = newOwner()
    const headers = { 'idempotency-key': 'add-this-tag-once' }
    const draft = tagDraft('Seniors')
    const answers = await Promise.all([1, 2, 3].map(() => call(tags.addTag, owner, draft, { headers })))
    expect(new Set(answers.map(({ answer }) => answer.Value?.ID)).size).toBe(1)
    expect((await list(owner)).filter(({ Name }) => Name === 'Seniors')).toHaveLength(1)
  })

  it('is found by words of its name and group; the grid comes in pages by group and name', async () => {
    const owner = newOwner()
    await tagOf(owner, 'Seniors')
    expect((await grid(owner, { searchFilter: 'SENI diet' })).rows.map(({ Name }) => Name)).toEqual(['Seniors'])
    const first = await grid(owner, { rows: 5 })
    const next = await grid(owner, { rows: 5, cursor: first.cursor ?? '' })
    expect([...first.rows, ...next.rows]).toEqual(await list(owner))
    expect(next.cursor).toBeUndefined()
    expect((await call(tags.getTagsGrid, owner, { cursor: 'nonsense' })).status).toBe(400)
  })
})

describe('two people who edit a tag', () => {
  it('at the same moment: the second is refused, and the tag keeps what the first saved', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    beforeNextCommit(() => update(owner, id, { Version: 1, Name: 'First', Limits: [itemLimit] }))
    const { status, answer } = await update(owner, id, { Version: 1, Name: 'Second' })
    expect([status, answer.Message]).toEqual([409, changedMeanwhile.en])
    expect(await byId(owner, id)).toMatchObject({ Name: 'First', Limits: [{ Value: 2 }], Version: 2 })
  })

  it('one after the other: who read an older version is refused', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await update(owner, id, { Version: 1, Name: 'First' })
    expect((await update(owner, id, { Version: 1, Name: 'Second' })).status).toBe(409)
    expect((await update(owner, id, { Version: 2, Name: 'Second' })).answer.Value?.Version).toBe(3)
  })

  it('with a page that knows no versions: the last one counts, and is seen by who read before it', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    const old = (Name: string) => call(tags.updateTag, owner, { id, ...tagDraft(Name) })
    beforeNextCommit(() => update(owner, id, { Version: 1, Name: 'First' }))
    expect((await old('Second')).answer.Value).toMatchObject({ Name: 'Second', Version: 3 })
    expect((await update(owner, id, { Version: 2, Name: 'Third' })).status).toBe(409)
    expect(await byId(owner, id)).toMatchObject({ Name: 'Second', Version: 3 })
  })

  it('changes it once, however often the same call arrives', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    const options = { headers: { 'idempotency-key': 'change-this-tag' } }
    const change = () => update(owner, id, { Version: 1, Name: 'Renamed' }, options)
    const answers = [...(await Promise.all([change(), change()])), await change()]
    expect(answers.map(({ answer }) => answer.Value?.Version)).toEqual([2, 2, 2])
  })

  it('of a tag that was stored before tags had versions are told apart as well', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await table.commit([{ update: tagKeys.tag(owner.EntityID, id), unset: ['Version'] }])
    beforeNextCommit(() => update(owner, id, { Version: 1, Name: 'First' }))
    expect((await update(owner, id, { Version: 1, Name: 'Second' })).status).toBe(409)
    expect(await byId(owner, id)).toMatchObject({ Name: 'First', Version: 2 })
  })
})

describe('a system-wide tag', () => {
  const copy = { ...tagDraft('Plant based'), ParentPantryInventoryItemTagID: vegan }

  it('[tag-system-edit-copies] is edited as a copy, which replaces it for its owner alone', async () => {
    const [owner, other] = [newOwner(), newOwner()]
    await use(owner, 'product', [], [vegan])
    const { answer } = await call(tags.addTag, owner, { ...copy, RequiresInclude: true, Limits: [itemLimit] })
    expect(answer.Value).toMatchObject({
      Name: 'Plant based',
      ParentPantryInventoryItemTagID: vegan,
      IsSystemWide: false,
      PantryInventoryItemCount: 1,
    })
    expect([await byId(owner, vegan), await named(owner, 'Plant based')]).toEqual([undefined, answer.Value])
    expect(await byId(other, vegan)).toMatchObject({ Name: 'Vegan', IsSystemWide: true, PantryInventoryItemCount: 0 })
    const renamed = await update(owner, answer.Value?.ID ?? 0, { ...copy, Name: 'Vegan' })
    expect(renamed.answer.Value).toMatchObject({ Name: 'Vegan', PantryInventoryItemCount: 1 })
  })

  it('is copied once, also when two people edit it at the same moment', async () => {
    const owner = newOwner()
    const answers = await Promise.all(
      ['Plant based', 'Plants only'].map((Name) => call(tags.addTag, owner, { ...copy, Name })),
    )
    expect(answers.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(answers.find(({ answer }) => !answer.Successful)?.answer.FailureReason).toBe(
      'This Default tag was already changed here. Please edit the changed one.',
    )
    expect((await list(owner)).filter((tag) => tag.ParentPantryInventoryItemTagID === vegan)).toHaveLength(1)
  })

  it('[tag-default-protected] is not removed, nor is its copy', async () => {
    const owner = newOwner()
    const { answer } = await call(tags.addTag, owner, copy)
    for (const id of [vegan, 5, answer.Value?.ID ?? 0])
      expect((await remove(owner, id)).answer).toEqual({
        Successful: false,
        FailureReason: 'Cannot remove a Default tag',
      })
    expect(await byId(owner, answer.Value?.ID ?? 0)).toEqual(answer.Value)
  })

  it('is not changed itself, and a tag keeps its parent', async () => {
    const owner = newOwner()
    expect((await update(owner, vegan, {})).answer.FailureReason).toBe('Cannot edit a Default tag')
    const { status } = await update(owner, await tagOf(owner), { ParentPantryInventoryItemTagID: vegan })
    expect(status).toBe(400)
  })
})

describe('the use of a tag', () => {
  it('[tags-usage-badges] counts products, locations and programs that begin and cease to have it', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await use(owner, 'product', [], [id, vegan])
    await use(owner, 'location', [], [id])
    await use(owner, 'program', [], [id])
    await use(owner, 'product', [], [id])
    await use(owner, 'product', [id, vegan], [vegan])
    const counts = { PantryInventoryItemCount: 1, PantryLocationCount: 1, EntityDeliveryProgramCount: 1 }
    expect(await byId(owner, id)).toMatchObject(counts)
    expect(await byId(owner, vegan)).toMatchObject({ PantryInventoryItemCount: 1, PantryLocationCount: 0 })
    expect((await grid(owner, { searchFilter: 'vegan' })).rows[0]).toMatchObject({ PantryInventoryItemCount: 1 })
  })

  it('keeps its counts when the tag is renamed meanwhile', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await Promise.all([
      use(owner, 'product', [], [id]),
      update(owner, id, { Name: 'Renamed' }),
      use(owner, 'product', [], [id]),
    ])
    expect(await byId(owner, id)).toMatchObject({ Name: 'Renamed', PantryInventoryItemCount: 2 })
  })
})

describe('deleting a tag', () => {
  it('takes it off everything that has it', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await use(owner, 'product', [], [id])
    expect((await remove(owner, id, { used: 1 })).answer).toEqual({ Successful: true, Value: null })
    expect(await byId(owner, id)).toBeUndefined()
    expect(await writesOfUse(owner, 'product', [id], [])).toEqual([])
  })

  it('is refused when more has the tag than the person was asked about', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    await use(owner, 'product', [], [id])
    await use(owner, 'program', [], [id])
    const { answer } = await remove(owner, id, { used: 1 })
    expect(answer.FailureReason).toBe('More items have this tag than when you were asked (2). Please look again.')
    expect(await byId(owner, id)).toBeDefined()
  })

  it('at the moment in which a product takes it: asked again, or the product is refused', async () => {
    const owner = newOwner()
    for (let round = 0; round < 8; round++) {
      const id = await tagOf(owner)
      const [deleted, taken] = await Promise.all([remove(owner, id, { used: 0 }), isTaken(owner, id)])
      expect(deleted.answer.Successful && taken).toBe(false)
      if (!deleted.answer.Successful) expect(deleted.answer.FailureReason).toContain('More items have this tag')
    }
  })

  it('is asked again when a product takes the tag in the moment of saving', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    beforeNextCommit(() => use(owner, 'product', [], [id]))
    expect((await remove(owner, id, { used: 0 })).answer.FailureReason).toContain('More items have this tag')
    expect(await byId(owner, id)).toMatchObject({ PantryInventoryItemCount: 1 })
  })

  it('answers a repeated call as the first one', async () => {
    const owner = newOwner()
    const id = await tagOf(owner)
    const headers = { 'idempotency-key': 'delete-this-tag' }
    const answers = [
      await remove(owner, id, {}, { headers }),
      await remove(owner, id, {}, { headers }),
      await remove(owner, id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  })
})

describe('a tag group', () => {
  it('is added, renamed with its tags, and listed by name', async () => {
    const owner = newOwner()
    const id = await tagGroupOf(owner, 'Seasons')
    await call(tags.addTag, owner, { ...tagDraft('Winter'), PantryInventoryItemTagGroupID: id })
    const { answer } = await call(tags.updateTagGroup, owner, { id, ID: id, Name: 'Holidays' })
    expect(answer.Value).toEqual({ ID: id, Name: 'Holidays', IsSystemWide: false, TagCount: 1 })
    expect((await named(owner, 'Winter'))?.PantryInventoryItemTagGroup.Name).toBe('Holidays')
    const { rows = [] } = (await call(tags.getTagGroupsGrid, owner, {})).answer.Value ?? {}
    expect(rows.map(({ Name }) => Name)).toEqual(['Diet', 'Holidays', 'Kitchen'])
    const taken = await call(tags.addTagGroup, owner, { Name: 'HOLIDAYS' })
    expect(taken.answer.FailureReason).toBe('There is already a tag group of the name HOLIDAYS.')
  })

  it('[tag-group-name] has a name', async () => {
    const owner = newOwner()
    expect((await call(tags.addTagGroup, owner, { Name: ' ' })).status).toBe(400)
    const id = await tagGroupOf(owner, 'Seasons')
    expect((await call(tags.updateTagGroup, owner, { id, Name: '' })).status).toBe(400)
    expect((await groupNamed(owner, 'Seasons'))?.ID).toBe(id)
  })

  it('[tag-group-system] of the system is neither renamed nor removed', async () => {
    const owner = newOwner()
    const reason = 'A Default tag group cannot be renamed or removed.'
    const renamed = await call(tags.updateTagGroup, owner, { id: diet, Name: 'Food' })
    const removed = await call(tags.deleteTagGroup, owner, { id: diet })
    expect([renamed.answer.FailureReason, removed.answer.FailureReason]).toEqual([reason, reason])
    expect((await groupNamed(owner, 'Diet'))?.ID).toBe(diet)
  })

  it('stays while tags are in it', async () => {
    const owner = newOwner()
    const id = await tagGroupOf(owner, 'Seasons')
    const { answer } = await call(tags.addTag, owner, { ...tagDraft('Winter'), PantryInventoryItemTagGroupID: id })
    const refused = await call(tags.deleteTagGroup, owner, { id })
    expect(refused.answer.FailureReason).toBe('Tags are in this group (1), so it cannot be deleted.')
    await update(owner, answer.Value?.ID ?? 0, { Name: 'Winter', PantryInventoryItemTagGroupID: diet })
    expect((await call(tags.deleteTagGroup, owner, { id })).answer.Successful).toBe(true)
    expect(await groupNamed(owner, 'Seasons')).toBeUndefined()
    expect((await named(owner, 'Winter'))?.PantryInventoryItemTagGroup.Name).toBe('Diet')
  })

  it('is never deleted at the moment in which a tag is added to it', async () => {
    const owner = newOwner()
    for (let round = 0; round < 5; round++) {
      const id = await tagGroupOf(owner)
      const [deleted, added] = await Promise.all([
        call(tags.deleteTagGroup, owner, { id }),
        call(tags.addTag, owner, { ...tagDraft(), PantryInventoryItemTagGroupID: id }),
      ])
      expect([deleted.answer.Successful, added.answer.Successful].toSorted()).toEqual([false, true])
      expect((await list(owner)).length).toBeGreaterThan(0)
    }
  })
})

describe('an owner', () => {
  const [pantry, otherPantry] = people.agencies
  const owners = { 'the food bank': people.foodBank, 'its agency': pantry, 'another agency': otherPantry }
  it.each([
    ['the food bank', 'its agency'],
    ['its agency', 'the food bank'],
    ['another agency', 'its agency'],
  ] as const)('%s neither changes nor deletes what %s owns', async (strangerName, ownerName) => {
    const [stranger, owner] = [owners[strangerName], owners[ownerName]]
    const [id, group] = [await tagOf(owner), await tagGroupOf(owner)]
    const before = [await list(owner), await groupNamed(owner, 'Diet')]
    for (const { status } of [
      await update(stranger, id, {}),
      await remove(stranger, id),
      await call(tags.updateTagGroup, stranger, { id: group, Name: 'Yours' }),
      await call(tags.deleteTagGroup, stranger, { id: group }),
    ])
      expect(status).toBe(404)
    expect([await list(owner), await groupNamed(owner, 'Diet')]).toEqual(before)
  })
})
