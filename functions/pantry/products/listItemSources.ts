import * as inventory from '../../../shared/pantry/products/api.ts'
import { sourceList } from '../../../shared/pantry/products/reference.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(inventory.listItemSources, async ({ language }) => sourceList(language))
