import * as offers from '../../shared/api/offers.ts'
import { moveMatch } from '../../shared/donation/matchList.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.moveMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) =>
    moveMatch(donation, input.id, input.from, input.to, now, input.mode),
  ),
)
