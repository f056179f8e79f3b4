import { tagDraft, tagGroupOf, tagOf } from '../../engine/tags.ts'
import { by, type Calls, newlyNamed, newOwner, type Prepare } from './making.ts'

const ofTag =
  (more: () => object = () => ({})): Prepare =>
  async ({ foodBank }) => {
    const by = newOwner(foodBank)
    return { by, input: { id: await tagOf(by), ...more() } }
  }

const ofTagGroup =
  (more: () => object = () => ({})): Prepare =>
  async ({ foodBank }) => {
    const by = newOwner(foodBank)
    return { by, input: { id: await tagGroupOf(by), ...more() } }
  }

export const tagsCalls: Calls = {
  getTagsGrid: by('foodBank'),
  getTagGroupsGrid: by('foodBank'),
  listTags: by('foodBank'),
  addTag: newlyNamed(tagDraft),
  updateTag: ofTag(() => ({ ...tagDraft(), Version: 1 })),
  deleteTag: ofTag(),
  listTagGroups: by('foodBank'),
  addTagGroup: newlyNamed(),
  updateTagGroup: ofTagGroup(() => ({ Name: tagDraft().Name })),
  deleteTagGroup: ofTagGroup(),
}
