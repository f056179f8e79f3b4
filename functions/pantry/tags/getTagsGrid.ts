import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../shared/pantry/tags/names.ts'
import { tagOrder } from '../../../shared/pantry/tags/tag.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { slicedPage } from '../../core/table/slicedPage.ts'
import { tagsOfOwner } from './tagTable.ts'

export const handler = endpoint(tags.getTagsGrid, async ({ input, caller, language }) => {
  const { searchFilter, rows: limit = defaultRows, cursor } = input
  const found = (await tagsOfOwner(caller.EntityID)).filter(({ Name, PantryInventoryItemTagGroup: group }) =>
    holdsWords([Name, group.Name, tagNameIn(Name, language), tagNameIn(group.Name, language)], searchFilter),
  )
  return slicedPage(found, tagOrder, { limit, cursor })
})
