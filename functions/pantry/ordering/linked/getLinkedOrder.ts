import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

export const handler = openEndpoint(ordering.getLinkedOrder, async (context) =>
  linkedOrderView(await openLinkedOrder(context), context.language, context.now),
)
