import * as tags from '../../shared/api/tags.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { tagGroupOrder } from '../../shared/tag/tag.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { slicedPage } from '../table/slicedPage.ts'
import { tagBook } from './tagTable.ts'

export const handler = endpoint(tags.getTagGroupsGrid, async ({ input, caller }) => {
  const { searchFilter, rows: limit = defaultRows, cursor } = input
  const { groups } = await tagBook(caller.EntityID)
  const found = groups.filter(({ Name }) => holdsWords([Name], searchFilter))
  return slicedPage(found, tagGroupOrder, { limit, cursor })
})
