import { removeMatch } from '../../../shared/rescue/donations/matchList.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.removeMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) => removeMatch(donation, input.id, now)),
)
