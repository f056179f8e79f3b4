import type { Caller } from '../../shared/core/access.ts'
import * as deliveryprograms from '../../shared/pantry/programs/api.ts'
import * as tags from '../../shared/pantry/tags/api.ts'
import { call } from './call.ts'
import { counter } from './counter.ts'

/** Tags, groups and delivery programs through their own endpoints, each with a name of its own. */

const nextName = counter()
const nameOf = (kind: string) => `${kind} ${nextName()}`
/** Any of the groups that every owner has. */
export const systemGroupId = 1

export const tagDraft = (Name = nameOf('Tag')) => ({
  Name,
  RequiresInclude: false,
  PantryInventoryItemTagGroupID: systemGroupId,
  ParentPantryInventoryItemTagID: null,
  Limits: [],
})

export async function tagOf(owner: Caller, Name?: string): Promise<number> {
  const { answer, body } = await call(tags.addTag, owner, tagDraft(Name))
  if (!answer.Value) throw new Error(`No tag: ${body}`)
  return answer.Value.ID
}
export async function tagGroupOf(owner: Caller, Name = nameOf('Group')): Promise<number> {
  const { answer, body } = await call(tags.addTagGroup, owner, { Name })
  if (!answer.Value) throw new Error(`No tag group: ${body}`)
  return answer.Value.ID
}
export async function programOf(owner: Caller, Name = nameOf('Program')): Promise<number> {
  const { answer, body } = await call(deliveryprograms.addDeliveryProgram, owner, { Name })
  if (!answer.Value) throw new Error(`No program: ${body}`)
  return answer.Value.ID
}
/** The owner's program of that name, which the first call adds: an owner may have 100. */
export async function sharedProgramOf(owner: Caller, Name: string): Promise<number> {
  const { answer } = await call(deliveryprograms.listDeliveryPrograms, owner, {})
  return answer.Value?.find((program) => program.Name === Name)?.ID ?? programOf(owner, Name)
}
/** A program that includes or excludes a tag. */
export async function taggedProgramOf(owner: Caller, IsExcluded = false): Promise<{ id: number; tagId: number }> {
  const [id, tagId] = [await programOf(owner), await tagOf(owner)]
  const tag = { PantryInventoryItemTagID: tagId, IsExcluded }
  await call(deliveryprograms.addDeliveryProgramTag, owner, { id, ...tag })
  return { id, tagId }
}
