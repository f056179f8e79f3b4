import { describe, expect, it } from 'vitest'
import { systemTags } from './reference.ts'
import * as refusals from './refusals.ts'
import {
  chosenTags,
  isDefaultTag,
  maxTagGroupName,
  maxTagName,
  noTagUse,
  ownerTags,
  type Tag,
  TagDraft,
  TagGroupDraft,
  tagCopyRefusal,
  tagEditRefusal,
  tagGroupEditRefusal,
  tagGroupNameRefusal,
  tagGroupRemovalRefusal,
  tagNamed,
  tagNameRefusal,
  tagRemovalRefusal,
  tagsNamed,
} from './tag.ts'

const group = { ID: 1001, Name: 'Program', IsSystemWide: false, TagCount: 1 }
const tag = (ID: number, Name: string, more: Partial<Tag> = {}): Tag => ({
  ID,
  Name,
  RequiresInclude: false,
  PantryInventoryItemTagGroupID: group.ID,
  PantryInventoryItemTagGroup: group,
  ParentPantryInventoryItemTagID: null,
  IsSystemWide: false,
  Limits: [],
  Version: 1,
  ...noTagUse,
  ...more,
})
const vegan = tag(2, 'Vegan', { IsSystemWide: true })
const halal = tag(5, 'Halal', { IsSystemWide: true })
const ownVegan = tag(1007, 'Plant based', { ParentPantryInventoryItemTagID: 2 })
const seniors = tag(1003, 'Seniors')
const draft = { Name: 'Seniors', RequiresInclude: false, PantryInventoryItemTagGroupID: 1001 }

describe('the drafts', () => {
  it.each<[string, string, boolean]>([
    ['a name', 'Seasons', true],
    ['an empty name', '', false],
    ['spaces', '   ', false],
    ['the longest name', 'x'.repeat(maxTagGroupName), true],
    ['a longer one', 'x'.repeat(maxTagGroupName + 1), false],
  ])('[tag-group-name] a group with %s', (_, Name, isAccepted) => {
    expect(TagGroupDraft.safeParse({ Name }).success).toBe(isAccepted)
  })

  it('a tag has a name and a group; a new one has no parent and no limits unless it says so', () => {
    expect(TagDraft.parse(draft)).toEqual({ ...draft, ParentPantryInventoryItemTagID: null, Limits: [] })
    for (const wrong of [{ Name: ' ' }, { Name: 'x'.repeat(maxTagName + 1) }, { PantryInventoryItemTagGroupID: 0 }])
      expect(TagDraft.safeParse({ ...draft, ...wrong }).success).toBe(false)
  })
})

describe('an owner’s tags', () => {
  it('[tag-parent] a copy replaces the system-wide tag that it derives from', () => {
    expect(ownerTags([halal, vegan], [seniors, ownVegan]).map(({ Name }) => Name)).toEqual([
      'Halal',
      'Plant based',
      'Seniors',
    ])
  })

  it('are found by their ID and by that of the tag they replace', () => {
    const tags = [halal, ownVegan, seniors]
    expect([2, 1007, 5, 9].map((id) => tagNamed(tags, id)?.Name)).toEqual([
      'Plant based',
      'Plant based',
      'Halal',
      undefined,
    ])
    expect(tagsNamed(tags, [2, 1003, 1007, 9])).toEqual([ownVegan, seniors])
  })

  it('one that was deleted can’t be chosen', () => {
    expect(chosenTags([seniors], [1003])).toEqual([seniors])
    expect(chosenTags([seniors], [1003, 1004])).toEqual({ refused: refusals.tagGone })
  })
})

describe('protection', () => {
  it.each<[string, Tag, boolean]>([
    ['a system-wide tag', vegan, true],
    ['a tag with a parent', ownVegan, true],
    ['an own tag', seniors, false],
  ])('[tag-default-protected] of %s', (_, which, isProtected) => {
    expect(isDefaultTag(which)).toBe(isProtected)
    expect(tagRemovalRefusal(which)).toEqual(isProtected ? { refused: refusals.defaultTagNotRemoved } : undefined)
  })

  it('a copy and an own tag can be changed, a system-wide one gets a copy', () => {
    expect([vegan, ownVegan, seniors].map((one) => tagEditRefusal(one)?.refused)).toEqual([
      refusals.defaultTagNotEdited,
      undefined,
      undefined,
    ])
  })

  it('there is one copy of a system-wide tag, and none of another owner’s', () => {
    expect(tagCopyRefusal([vegan], [seniors], null)).toBeUndefined()
    expect(tagCopyRefusal([vegan], [seniors], 2)).toBeUndefined()
    expect(tagCopyRefusal([vegan], [ownVegan], 2)).toEqual({ refused: refusals.tagCopied })
    expect(tagCopyRefusal([vegan], [seniors], 1003)).toEqual({ refused: refusals.tagGone })
  })

  it('[tag-group-system] a system-wide group is neither renamed nor removed', () => {
    const system = { ...group, ID: 1, IsSystemWide: true, TagCount: 0 }
    expect(tagGroupEditRefusal(system)).toEqual({ refused: refusals.defaultTagGroup })
    expect(tagGroupRemovalRefusal(system)).toEqual({ refused: refusals.defaultTagGroup })
    expect(tagGroupEditRefusal(group)).toBeUndefined()
    expect(tagGroupRemovalRefusal({ ...group, TagCount: 0 })).toBeUndefined()
    expect(tagGroupRemovalRefusal(group)).toEqual({ refused: refusals.tagGroupInUse, values: { count: 1 } })
  })
})

describe('names', () => {
  const full = TagDraft.parse(draft)
  it('are unique in a group, regardless of case', () => {
    expect(tagNameRefusal([seniors], { ...full, Name: 'seniors' })).toEqual({
      refused: refusals.tagNameTaken,
      values: { name: 'seniors' },
    })
    expect(tagNameRefusal([seniors], { ...full, PantryInventoryItemTagGroupID: 1 })).toBeUndefined()
  })

  it('a tag keeps its own, and a copy that of its original', () => {
    expect(tagNameRefusal([seniors], full, seniors.ID)).toBeUndefined()
    const copy = { ...full, Name: 'Vegan', ParentPantryInventoryItemTagID: 2 }
    expect(tagNameRefusal([vegan], copy)).toBeUndefined()
    expect(tagNameRefusal([vegan], { ...copy, ParentPantryInventoryItemTagID: null })?.refused).toBe(
      refusals.tagNameTaken,
    )
  })

  it('of groups are unique', () => {
    expect(tagGroupNameRefusal([group], 'program')?.refused).toBe(refusals.tagGroupNameTaken)
    expect(tagGroupNameRefusal([group], 'Program', group.ID)).toBeUndefined()
  })
})

it('the tags that every tenant has are different, and in groups of their own', () => {
  expect(new Set(systemTags.map(({ ID }) => ID)).size).toBe(systemTags.length)
  expect(
    systemTags.every(({ IsSystemWide, PantryInventoryItemTagGroup: own }) => IsSystemWide && own.IsSystemWide),
  ).toBe(true)
})
