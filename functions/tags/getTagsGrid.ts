import * as tags from '../../shared/api/tags.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { tagNameIn } from '../../shared/tag/names.ts'
import { tagOrder } from '../../shared/tag/tag.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { slicedPage } from '../table/slicedPage.ts'
import { tagsOfOwner } from './tagTable.ts'

export const handler = endpoint(tags.getTagsGrid, async ({ input, caller, language }) => {
  const { searchFilter, rows: limit = defaultRows, cursor } = input
  const found = (await tagsOfOwner(caller.EntityID)).filter(({ Name, PantryInventoryItemTagGroup: group }) =>
    holdsWords([Name, group.Name, tagNameIn(Name, language), tagNameIn(group.Name, language)], searchFilter),
  )
  return slicedPage(found, tagOrder, { limit, cursor })
})
