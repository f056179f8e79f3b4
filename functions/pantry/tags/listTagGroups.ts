import * as tags from '../../../shared/pantry/tags/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { tagBook } from './tagTable.ts'

export const handler = endpoint(tags.listTagGroups, async ({ caller }) => [...(await tagBook(caller.EntityID)).groups])
