import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { waitingPlace } from './waitingPlace.ts'
import { draftsOf, waitlistOf } from './waitlistTable.ts'

export const handler = endpointOn(waitlist.listWaitingPlaces, customerOf, async ({ resource: { ID: customerId } }) => {
  const drafts = await draftsOf(customerId)
  const places = await Promise.all(
    drafts.map(async ({ WindowID, Draft: draft }) => {
      const window = await windowById(WindowID)
      const list = window && (await waitlistOf(window))
      return list && waitlistEntryOf(list, customerId) ? [await waitingPlace({ window, list, customerId, draft })] : []
    }),
  )
  return places
    .flat()
    .toSorted((a, b) => a.Day.localeCompare(b.Day) || a.StartTime.localeCompare(b.StartTime) || a.WindowID - b.WindowID)
})
