import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagGroupOrder } from '../../../shared/pantry/tags/tag.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { slicedPage } from '../../core/table/slicedPage.ts'
import { tagBook } from './tagTable.ts'

export const handler = endpoint(tags.getTagGroupsGrid, async ({ input, caller }) => {
  const { searchFilter, rows: limit = defaultRows, cursor } = input
  const { groups } = await tagBook(caller.EntityID)
  const found = groups.filter(({ Name }) => holdsWords([Name], searchFilter))
  return slicedPage(found, tagGroupOrder, { limit, cursor })
})
