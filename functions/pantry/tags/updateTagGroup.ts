import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagGroupEditRefusal, tagGroupNameRefusal } from '../../../shared/pantry/tags/tag.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { tagGroupById } from './tagLoaders.ts'
import { renameGroupWrite } from './tagTable.ts'

export const handler = endpointOn(
  tags.updateTagGroup,
  tagGroupById,
  async ({ resource: { book, found }, input: { id, ID, Name }, caller, table }) => {
    assertSameId(ID, id)
    const refusal = tagGroupEditRefusal(found) ?? tagGroupNameRefusal(book.groups, Name, id)
    if (refusal) return refusal
    await table.commit([renameGroupWrite(caller.EntityID, id, Name)])
    return { ...found, Name }
  },
)
