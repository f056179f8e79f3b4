import * as inventory from '../../shared/api/inventory.ts'
import { sourceList } from '../../shared/product/reference.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(inventory.listItemSources, async ({ language }) => sourceList(language))
