import * as helpers from '../../../shared/pantry/helping/api.ts'
import { Helper } from '../../../shared/pantry/helping/helping.ts'
import { endpointOn } from '../../core/http/http.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { helpersOf } from './helpTable.ts'

export const handler = endpointOn(helpers.listHelp, homeCustomerOf, async ({ resource }) =>
  (await helpersOf(resource.ID)).map((one) => Helper.parse(one)),
)
