import { isRefusal } from '../../../shared/core/answer.ts'
import { serviceDetailText } from '../../../shared/rescue/donations/pickup/providerCheckText.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { checkedService } from './directPickup.ts'

export const handler = endpointOn(offers.canService, timelineByMatch, async ({ resource, input, language }) => {
  const check = checkedService(resource.state, input)
  if (isRefusal(check)) return check
  const Components = check.Components.map((part) => ({ ...part, Detail: serviceDetailText(part, language) }))
  return { CanService: check.CanService, Audit: { Components, TimeKey: check.TimeKey } }
})
