import { isRefusal } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { serviceDetailText } from '../../shared/transport/providerCheck.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { checkedService } from './directPickup.ts'

export const handler = endpointOn(offers.canService, timelineByMatch, async ({ resource, input, language }) => {
  const check = checkedService(resource.state, input)
  if (isRefusal(check)) return check
  const Components = check.Components.map((part) => ({ ...part, Detail: serviceDetailText(part, language) }))
  return { CanService: check.CanService, Audit: { Components, TimeKey: check.TimeKey } }
})
