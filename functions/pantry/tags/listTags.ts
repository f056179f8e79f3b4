import * as tags from '../../../shared/pantry/tags/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { tagsOfOwner } from './tagTable.ts'

export const handler = endpoint(tags.listTags, async ({ caller }) => [...(await tagsOfOwner(caller.EntityID))])
