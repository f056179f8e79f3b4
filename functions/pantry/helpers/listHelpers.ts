import * as helpers from '../../../shared/pantry/helpers/api.ts'
import { Helper } from '../../../shared/pantry/helpers/helper.ts'
import { endpointOn } from '../../core/http/http.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { helpersOf } from './helperTable.ts'

export const handler = endpointOn(helpers.listHelpers, homeCustomerOf, async ({ resource }) =>
  (await helpersOf(resource.ID)).map((one) => Helper.parse(one)),
)
