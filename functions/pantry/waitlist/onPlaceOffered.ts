import { customerTag } from '../../../events/mail.ts'
import { offeredPlaceLink } from '../../../shared/core/link/code.ts'
import { textableAt } from '../../../shared/core/texting/quietHours.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { profileUrl } from '../../../shared/pantry/orders/orderMessage.ts'
import { type OfferContext, writeOfferEmail, writeOfferText } from '../../../shared/pantry/waitlist/offerMessage.ts'
import { waitlistEvents } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { newPlaceCode } from './waitlistTable.ts'

const mail = mailer()
const text = texter()
const kind = 'placeOffered'

async function contextOf(window: OrderWindow, until: Date, code: string): Promise<OfferContext> {
  const [location, entity] = await Promise.all([
    window.PantryLocationID === null ? undefined : pickupLocationById(window.PantryLocationID),
    anyEntity(window.EntityID),
  ])
  const pantry = entity?.Kind === 'foodBank' || entity?.Kind === 'agency' ? entity : undefined
  const url = webUrl()
  return { window, location, pantry, until, webUrl: url, link: offeredPlaceLink(url, { id: window.ID, code }) }
}

async function tellByMail(eventId: string, context: OfferContext, customer: Customer, now: Date) {
  const to = soundAddress(customer.EMailAddress ?? undefined)
  if (!to || !customer.IsEmailNotificationEnabled) return
  const person = customerTag(customer.ID)
  const written = {
    ...{ person, to, replyTo: soundAddress(context.pantry?.Contact.EMailAddress) },
    ...mailContent(writeOfferEmail(context, customer)),
    unsubscribeUrl: profileUrl(context.webUrl),
  }
  await sendOnce({ eventId, subject: person, kind }, written, mail, now)
}

/** In the quiet hours no text is sent: in the morning it would tell of an offer that is over. */
async function tellByText(eventId: string, context: OfferContext, customer: Customer, now: Date, entityId: number) {
  const to = textAddress(customer)
  const zone = context.window.TimeZone
  if (!to || textableAt(now, zone) > now) return
  const consentedAt = customer.TextConsent?.At
  const words = writeOfferText(context, customer)
  await sendText(
    { eventId, kind, person: customerTag(customer.ID), to, text: words, entityId, zone, consentedAt },
    text,
    now,
  )
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
  await tellByMail(event.ID, context, customer, now)
  await tellByText(event.ID, context, customer, now, window.EntityID)
})
