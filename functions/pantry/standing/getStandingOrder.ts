import * as api from '../../../shared/pantry/standing/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { standingAnswer } from './standingAnswer.ts'

export const handler = endpointOn(
  api.getStandingOrder,
  customerOf,
  ({ resource, input: { orderId }, caller, language }) => standingAnswer(resource, { caller, language }, orderId),
)
