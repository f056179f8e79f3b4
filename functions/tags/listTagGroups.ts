import * as tags from '../../shared/api/tags.ts'
import { endpoint } from '../http.ts'
import { tagBook } from './tagTable.ts'

export const handler = endpoint(tags.listTagGroups, async ({ caller }) => [...(await tagBook(caller.EntityID)).groups])
