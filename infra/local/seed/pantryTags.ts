import { table } from '../../../functions/core/table/table.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { addProgramWrite, programs } from '../../../functions/pantry/programs/programTable.ts'
import { newPlaceTagsWrite, type TaggedPlace } from '../../../functions/pantry/tags/placeTags.ts'
import {
  addGroupWrite,
  addTagWrites,
  countTagUse,
  newTag,
  newTagGroupId,
  newTagId,
  type TagUser,
  tagBook,
} from '../../../functions/pantry/tags/tagTable.ts'
import { type ListedLimitDraft, scopeId, typeId } from '../../../shared/pantry/limits/limit.ts'
import type { PlaceTagDraft } from '../../../shared/pantry/tags/placeTag.ts'
import { systemTags } from '../../../shared/pantry/tags/reference.ts'
import type { Tag } from '../../../shared/pantry/tags/tag.ts'
import type { PlannedPantry } from './pantries.ts'
import { type PlannedTag, plannedTags } from './pantryFoods.ts'
import { programInSpanish } from './pantrySpanish.ts'

/**
 * The tags, delivery programs and tagged places of the demonstration's pantries. Products are counted here as the plan has
 * them, so that their own writer only names tags. Pickup locations have to be there already.
 */

const limit = (Value: number, type: 'ITEM' | 'ORDER', scope: 'ORDER' | 'WEEK' | 'MONTH'): ListedLimitDraft => ({
  Value,
  LimitTypeID: typeId(type),
  LimitTimeScopeID: scopeId(scope),
  LimitTimeScopeAmount: 1,
})

/** Own tags of each pantry, of the group Program; the first pantry also has its copy of a system-wide tag. */
const ownTags = [
  { Name: 'Seniors Box', RequiresInclude: true, Limits: [limit(1, 'ITEM', 'ORDER'), limit(2, 'ITEM', 'MONTH')] },
  { Name: 'Delivery Only', RequiresInclude: true, Limits: [] },
  { Name: 'Baby', RequiresInclude: false, Limits: [limit(4, 'ITEM', 'ORDER'), limit(8, 'ITEM', 'WEEK')] },
] as const satisfies readonly { Name: PlannedTag; RequiresInclude: boolean; Limits: readonly ListedLimitDraft[] }[]

/** `-` excludes. Programs bring what is delivered only; a campus kitchen has no stove. */
const tagsOfPlaces: Readonly<Record<string, readonly (PlannedTag | `-${PlannedTag}`)[]>> = {
  'Home Delivery for Seniors': ['Delivery Only', 'Seniors Box'],
  'Saturday Delivery': ['Delivery Only', '-Baby'],
  'Neighborhood Delivery': ['Delivery Only'],
  'Warehouse Market': ['Seniors Box'],
  'Riverside Lockers': ['-Microwave Only'],
  'Main Street Pantry': ['Seniors Box'],
  'Campus Pantry': ['No Cooking Needed', 'Microwave Only', '-Baby'],
}

export async function writePantryTags(pantries: readonly PlannedPantry[]): Promise<void> {
  for (const [index, pantry] of pantries.entries()) await writeTagsOf(pantry, index === 0)
}

async function writeTagsOf(pantry: PlannedPantry, withCopy: boolean): Promise<void> {
  const { EntityID } = pantry
  await writeOwnTags(EntityID, withCopy)
  const { tags } = await tagBook(EntityID)
  const named = (name: string) => {
    const found = tags.find(({ Name }) => Name === name)
    if (!found) throw new Error(`No tag has the name ${name}`)
    return found
  }
  await count(
    EntityID,
    'product',
    pantry.products.flatMap((product) => product.tags.map(named)),
  )
  const locations = await locationsOfOwner(EntityID)
  await tagPlaces(
    EntityID,
    'location',
    locations.map(({ ID, Label }) => ({ id: ID, name: Label })),
    named,
  )
  await tagPlaces(EntityID, 'program', await writePrograms(pantry), named)
}

async function writeOwnTags(EntityID: number, withCopy: boolean): Promise<void> {
  const group = await newTagGroupId()
  await table.commit([addGroupWrite(EntityID, { ID: group, Name: plannedTags['Seniors Box'] })])
  const drafts = ownTags.map((tag) => ({
    ...tag,
    PantryInventoryItemTagGroupID: group,
    ParentPantryInventoryItemTagID: null,
  }))
  for (const draft of [...drafts, ...(withCopy ? [copyOf('Low Sodium')] : [])]) {
    const tag = await newTag(await newTagId(), { ...draft, Limits: [...draft.Limits] }, await tagBook(EntityID))
    await table.commit(addTagWrites(EntityID, tag))
  }
}

/** The food bank's own limit on a system-wide tag. */
function copyOf(name: PlannedTag) {
  const original = systemTags.find(({ Name }) => Name === name)
  if (!original) throw new Error(`No system-wide tag has the name ${name}`)
  const { ID, Name, RequiresInclude, PantryInventoryItemTagGroupID } = original
  return {
    Name,
    RequiresInclude,
    PantryInventoryItemTagGroupID,
    ParentPantryInventoryItemTagID: ID,
    Limits: [limit(6, 'ITEM', 'ORDER')],
  }
}

const writePrograms = ({ EntityID, programs: planned }: PlannedPantry) =>
  Promise.all(
    planned.map(async ({ Name }) => {
      const ID = await programs.nextId()
      await table.commit([addProgramWrite(EntityID, { ID, Name, Translations: programInSpanish(Name) })])
      return { id: ID, name: Name }
    }),
  )

async function tagPlaces(
  EntityID: number,
  kind: TaggedPlace['kind'],
  places: readonly { id: number; name: string }[],
  named: (name: string) => Tag,
): Promise<void> {
  const used: Tag[] = []
  for (const { id, name } of places) {
    const tags = (tagsOfPlaces[name] ?? []).map((word) => {
      const IsExcluded = word.startsWith('-')
      return { IsExcluded, tag: named(IsExcluded ? word.slice(1) : word) }
    })
    if (tags.length === 0) continue
    used.push(...tags.map(({ tag }) => tag))
    const applied: PlaceTagDraft[] = tags.map(({ tag, IsExcluded }) => ({
      PantryInventoryItemTagID: tag.ID,
      IsExcluded,
    }))
    await table.commit([newPlaceTagsWrite({ kind, id, EntityID }, applied)])
  }
  await count(EntityID, kind, used)
}

/** One write a tag: a transaction changes an item once. */
async function count(EntityID: number, user: TagUser, used: readonly Tag[]): Promise<void> {
  const tags = [...new Set(used)]
  if (tags.length === 0) return
  await table.commit(tags.map((tag) => countTagUse(EntityID, tag, user, used.filter((one) => one === tag).length)))
}
