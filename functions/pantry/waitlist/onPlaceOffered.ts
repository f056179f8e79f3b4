import { offeredPlaceLink } from '../../../shared/core/link/code.ts'
import { textableAt } from '../../../shared/core/texting/quietHours.ts'
import { type OfferContext, writeOfferEmail, writeOfferText } from '../../../shared/pantry/waitlist/offerMessage.ts'
import { waitlistEvents } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { reaction } from '../../core/http/reaction.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { pantryById } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { tellByMail, tellByText } from '../customers/telling.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { newPlaceCode } from './waitlistTable.ts'

async function contextOf(window: OrderWindow, until: Date, code: string): Promise<OfferContext> {
  const [location, pantry] = await Promise.all([
    window.PantryLocationID === null ? undefined : pickupLocationById(window.PantryLocationID),
    pantryById(window.EntityID),
  ])
  const url = webUrl()
  return { window, location, pantry, until, webUrl: url, link: offeredPlaceLink(url, { id: window.ID, code }) }
}

/** Tells a family of the place that is kept for it, once; not of one that is passed on by now. */
export const handler = reaction('notifications/onPlaceOffered', async (event, now) => {
  const { CustomerID, Until } = waitlistEvents.PlaceOffered.detail.parse(event.Detail)
  const until = new Date(Until)
  if (until <= now) return
  const [customer, window] = await Promise.all([customerById(CustomerID), windowById(event.Subject.ID)])
  if (!customer || !window) return
  const { code, write } = newPlaceCode(window.ID, customer.ID, now)
  await table.commit([write])
  const [context] = await Promise.all([contextOf(window, until, code), readCorrections([customer.Language], now)])
  const { EntityID: entityId, TimeZone: zone } = window
  const occasion = { eventId: event.ID, kind: 'placeOffered', entityId, zone } as const
  await tellByMail(occasion, customer, writeOfferEmail(context, customer), context)
  // In the quiet hours no text is sent: in the morning it would tell of an offer that is over.
  if (textableAt(now, zone) <= now) await tellByText(occasion, customer, writeOfferText(context, customer))
})
