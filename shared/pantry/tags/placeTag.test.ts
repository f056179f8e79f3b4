import { expect, it } from 'vitest'
import { maxPlaceTags, placeTagRefusal, placeTagsNamed, unappliedTags } from './placeTag.ts'
import { systemTags } from './reference.ts'
import * as refusals from './refusals.ts'
import type { Tag } from './tag.ts'

const [vegetarian, vegan, glutenFree] = systemTags as [Tag, Tag, Tag]
const copy: Tag = {
  ...vegan,
  ID: 1001,
  Name: 'Plant based',
  IsSystemWide: false,
  ParentPantryInventoryItemTagID: vegan.ID,
}
const applied = (tag: Tag, IsExcluded = false) => ({
  PantryInventoryItemTagID: tag.ID,
  IsExcluded,
  PantryInventoryItemTag: tag,
})

it('shows the tags of a place as their owner has them now', () => {
  const stored = [vegan, vegetarian].map(({ ID }) => ({ PantryInventoryItemTagID: ID, IsExcluded: true }))
  expect(placeTagsNamed([copy], stored)).toEqual([applied(copy, true)])
})

it('[location-tag-unapplied-only] offers the tags that are not yet applied, and refuses one that is', () => {
  expect(unappliedTags([vegetarian, copy, glutenFree], [applied(vegetarian), applied(vegan, true)])).toEqual([
    glutenFree,
  ])
  const again = { PantryInventoryItemTagID: copy.ID, IsExcluded: false }
  expect(placeTagRefusal([copy], [applied(vegan, true)], again)).toEqual({
    refused: refusals.tagApplied,
    values: { name: 'Plant based' },
  })
  expect(placeTagRefusal([copy], [], again)).toBeUndefined()
})

it('takes no tag that was deleted, and not more than a transaction can count down', () => {
  const one = { PantryInventoryItemTagID: vegan.ID, IsExcluded: false }
  expect(placeTagRefusal([vegetarian], [], one)).toEqual({ refused: refusals.tagGone })
  const many = Array.from({ length: maxPlaceTags }, (_, index) => applied({ ...vegetarian, ID: 2000 + index }))
  expect(placeTagRefusal([vegan], many, one)?.refused).toBe(refusals.tooManyPlaceTags)
  expect(placeTagRefusal([vegan], many.slice(1), one)).toBeUndefined()
})
