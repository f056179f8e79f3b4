import * as tags from '../../shared/api/tags.ts'
import { tagGroupEditRefusal, tagGroupNameRefusal } from '../../shared/tag/tag.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { tagGroupById } from './tagLoaders.ts'
import { renameGroupWrite } from './tagTable.ts'

export const handler = endpointOn(
  tags.updateTagGroup,
  tagGroupById,
  async ({ resource: { book, found }, input: { id, ID, Name }, caller, table }) => {
    if (ID !== undefined && ID !== id) throw new HttpFault(400, 'ID: differs from that of the path')
    const refusal = tagGroupEditRefusal(found) ?? tagGroupNameRefusal(book.groups, Name, id)
    if (refusal) return refusal
    await table.commit([renameGroupWrite(caller.EntityID, id, Name)])
    return { ...found, Name }
  },
)
