import type { Event } from '../../../events/event.ts'
import { standingEvents } from '../../../shared/pantry/standing/standing.ts'
import {
  type StandingNews,
  writeStandingEmail,
  writeStandingText,
} from '../../../shared/pantry/standing/standingMessage.ts'
import { reaction } from '../../core/http/reaction.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { pantryById } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { tellByMail, tellByText } from '../customers/telling.ts'
import { standingOrders } from './standingTable.ts'

/** Undefined where somebody ended it, who knows, and where no customer is left to be told. */
function newsOf({ Type, Detail }: Event): StandingNews | undefined {
  if (Type === standingEvents.StandingOrderNotPlaced.type) {
    const { Reason, Day, NextDay, Words } = standingEvents.StandingOrderNotPlaced.detail.parse(Detail)
    return { kind: 'notPlaced', reason: Reason, day: Day, nextDay: NextDay, words: Words }
  }
  const { Reason: reason } = standingEvents.StandingOrderEnded.detail.parse(Detail)
  return reason === 'asked' || reason === 'gone' ? undefined : { kind: 'ended', reason }
}

/** Tells a family that its regular order placed nothing for a day, and why, or that it has ended. */
export const handler = reaction('notifications/onStandingOrder', async (event, now) => {
  const news = newsOf(event)
  const standing = news && (await standingOrders.load(event.Subject.ID))
  const customer = standing && (await customerById(standing.ID))
  if (!customer) return
  const { EntityID: entityId, TimeZone: zone } = standing
  const [pantry] = await Promise.all([pantryById(entityId), readCorrections([customer.Language], now)])
  const context = { news, pantry, webUrl: webUrl() }
  const occasion = { eventId: event.ID, kind: 'regularOrder', entityId, zone } as const
  await tellByMail(occasion, customer, writeStandingEmail(context, customer), context)
  await tellByText(occasion, customer, writeStandingText(context, customer))
})
