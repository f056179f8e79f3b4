import type { Event } from '../../../events/event.ts'
import { customerTag } from '../../../events/mail.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { profileUrl } from '../../../shared/pantry/orders/orderMessage.ts'
import { type StandingOrder, standingEvents } from '../../../shared/pantry/standing/standing.ts'
import {
  type StandingContext,
  type StandingNews,
  writeStandingEmail,
  writeStandingText,
} from '../../../shared/pantry/standing/standingMessage.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { standingOrders } from './standingTable.ts'

const mail = mailer()
const text = texter()
const kind = 'regularOrder'

/** Undefined where somebody ended it, who knows, and where no customer is left to be told. */
function newsOf({ Type, Detail }: Event): StandingNews | undefined {
  if (Type === standingEvents.StandingOrderNotPlaced.type) {
    const { Reason, Day, NextDay, Words } = standingEvents.StandingOrderNotPlaced.detail.parse(Detail)
    return { kind: 'notPlaced', reason: Reason, day: Day, nextDay: NextDay, words: Words }
  }
  const { Reason: reason } = standingEvents.StandingOrderEnded.detail.parse(Detail)
  return reason === 'asked' || reason === 'gone' ? undefined : { kind: 'ended', reason }
}

async function tellByMail(eventId: string, context: StandingContext, customer: Customer, now: Date) {
  const to = soundAddress(customer.EMailAddress ?? undefined)
  if (!to || !customer.IsEmailNotificationEnabled) return
  const person = customerTag(customer.ID)
  const written = {
    ...{ person, to, replyTo: soundAddress(context.pantry?.Contact.EMailAddress) },
    ...mailContent(writeStandingEmail(context, customer)),
    unsubscribeUrl: profileUrl(context.webUrl),
  }
  await sendOnce({ eventId, subject: person, kind }, written, mail, now)
}

async function tellByText(eventId: string, context: StandingContext, customer: Customer, standing: StandingOrder) {
  const to = textAddress(customer)
  if (!to) return
  const { EntityID: entityId, TimeZone: zone } = standing
  const words = writeStandingText(context, customer)
  const consentedAt = customer.TextConsent?.At
  const person = customerTag(customer.ID)
  await sendText({ eventId, kind, person, to, text: words, entityId, zone, consentedAt }, text, new Date())
}

/** Tells a family that its regular order placed nothing for a day, and why, or that it has ended. */
export const handler = reaction('notifications/onStandingOrder', async (event, now) => {
  const news = newsOf(event)
  const standing = news && (await standingOrders.load(event.Subject.ID))
  const customer = standing && (await customerById(standing.ID))
  if (!customer) return
  const [entity] = await Promise.all([anyEntity(standing.EntityID), readCorrections([customer.Language], now)])
  const pantry = entity?.Kind === 'foodBank' || entity?.Kind === 'agency' ? entity : undefined
  const context = { news, pantry, webUrl: webUrl() }
  await tellByMail(event.ID, context, customer, now)
  await tellByText(event.ID, context, customer, standing)
})
