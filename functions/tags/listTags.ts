import * as tags from '../../shared/api/tags.ts'
import { endpoint } from '../http.ts'
import { tagsOfOwner } from './tagTable.ts'

export const handler = endpoint(tags.listTags, async ({ caller }) => [...(await tagsOfOwner(caller.EntityID))])
