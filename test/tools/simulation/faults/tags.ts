import * as tags from '../../../../shared/pantry/tags/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { firstTagId, tagDraft } from '../../../engine/tags.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const tagsFaults: Scenario[] = [
  asks(tags.addTag, 'empty', () =>
    call(tags.addTag, people.foodBank, { ...tagDraft('Kosher here'), ParentPantryInventoryItemTagID: 6 }, idempotent),
  ),
  asks(tags.updateTag, 'empty', () =>
    call(
      tags.updateTag,
      people.foodBank,
      { id: firstTagId, ...tagDraft('Renamed'), PantryInventoryItemTagGroupID: firstTagId, Version: 1 },
      idempotent,
    ),
  ),
  asks(tags.deleteTag, 'empty', () => call(tags.deleteTag, people.foodBank, { id: firstTagId, used: 1 }, idempotent)),
  asks(tags.addTagGroup, 'empty', () => call(tags.addTagGroup, people.foodBank, { Name: 'Seasons' }, idempotent)),
  asks(tags.updateTagGroup, 'empty', () =>
    call(tags.updateTagGroup, people.foodBank, { id: firstTagId, Name: 'Seasons' }),
  ),
  asks(tags.deleteTagGroup, 'empty', () => call(tags.deleteTagGroup, people.foodBank, { id: firstTagId }, idempotent)),
]
