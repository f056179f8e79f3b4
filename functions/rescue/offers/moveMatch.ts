import { moveMatch } from '../../../shared/rescue/donations/matchList.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.moveMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) =>
    moveMatch(donation, input.id, input.from, input.to, now, input.mode),
  ),
)
