import { dietGroup, kitchenGroup } from './names.ts'
import { noTagUse, type Tag, type TagGroup } from './tag.ts'

/**
 * Tags and groups that every tenant has, part of the product as donation categories are. An owner's own IDs begin above
 * theirs, and an owner that edits one of them gets a copy.
 */
export const firstOwnTagId = 1000

const group = (ID: number, Name: string): TagGroup => ({ ID, Name, IsSystemWide: true, TagCount: 0 })
const diet = group(1, dietGroup)
const kitchen = group(2, kitchenGroup)
export const systemTagGroups: readonly TagGroup[] = [diet, kitchen]

const tag = (ID: number, Name: string, PantryInventoryItemTagGroup: TagGroup): Tag => ({
  ID,
  Name,
  RequiresInclude: false,
  PantryInventoryItemTagGroupID: PantryInventoryItemTagGroup.ID,
  PantryInventoryItemTagGroup,
  ParentPantryInventoryItemTagID: null,
  IsSystemWide: true,
  Limits: [],
  Version: 1,
  ...noTagUse,
})
export const systemTags: readonly Tag[] = [
  tag(1, 'Vegetarian', diet),
  tag(2, 'Vegan', diet),
  tag(3, 'Gluten Free', diet),
  tag(4, 'Low Sodium', diet),
  tag(5, 'Halal', diet),
  tag(6, 'Kosher', diet),
  tag(7, 'No Cooking Needed', kitchen),
  tag(8, 'Microwave Only', kitchen),
]

export const isSystemTagId = (id: number) => id < firstOwnTagId
