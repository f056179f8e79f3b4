import * as offers from '../../shared/api/offers.ts'
import { removeMatch } from '../../shared/donation/matchList.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.removeMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) => removeMatch(donation, input.id, now)),
)
