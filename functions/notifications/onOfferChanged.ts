import type { Envelope } from '../../events/event.ts'
import { facts } from '../../events/realtime.ts'
import type { Donation } from '../../shared/donation/donation.ts'
import { type HappeningType, happening } from '../../shared/donation/happenings.ts'
import { audiencesOf, type News, type Recipient, recipientsOf } from '../../shared/notification/audience.ts'
import { letterHtml, letterText } from '../../shared/notification/layout.ts'
import { settingsUrl, writeLetter } from '../../shared/notification/letter.ts'
import type { Matter } from '../../shared/notification/rows.ts'
import { kindOf } from '../../shared/notification/story.ts'
import { donationById } from '../donations/donationTable.ts'
import { entityOf, peopleOf } from '../entities/entityTable.ts'
import { reaction } from '../reaction.ts'
import { type Mail, mailer } from './mailer.ts'
import { inTurn, sendOnce } from './sendOnce.ts'

/**
 * Tells people by e-mail what happened to a donation, as it stands now: whoever is asked can answer, whoever waits knows.
 * One fact writes to one person once, whatever the queue brings how often.
 */

const send = mailer()

function newsOf(fact: Envelope): News | undefined {
  const known = facts.find((candidate) => candidate.type === fact.Type)
  if (!known) return undefined
  const type: HappeningType = known.type
  return { happening: happening(type, known.detail.parse(fact.Detail)), at: fact.At, by: fact.By }
}

const webUrl = () => {
  const url = process.env.WEB_URL
  if (!url) throw new Error('WEB_URL is not set')
  return url
}

async function matterOf(donation: Donation): Promise<Matter> {
  const [place, foodBank] = await Promise.all([
    entityOf('donorLocation', donation.DonorLocation.ID),
    entityOf('foodBank', donation.FoodBank.ID),
  ])
  return { donation, place, foodBank, webUrl: webUrl() }
}

/** A malformed address would make SES refuse the mail for everyone. */
const address = (text: string | undefined) => (text && /^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : undefined)

function mailOf({ user, role, story, match }: Recipient, matter: Matter): Mail {
  const letter = writeLetter(story, { Language: user.Language, TimeZone: user.TimeZone, role }, { ...matter, match })
  const isFoodBank = role.EntityID === matter.donation.FoodBank.ID
  return {
    person: user.Subject,
    to: user.EMailAddress,
    replyTo: isFoodBank ? undefined : address(matter.foodBank?.Contact.EMailAddress),
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    unsubscribeUrl: settingsUrl(matter.webUrl, role.Role, story),
  }
}

export const handler = reaction('notifications/onOfferChanged', async (fact, now) => {
  const news = newsOf(fact)
  const donation = news && (await donationById(fact.DonationID))
  if (!news || !donation) return
  const audiences = audiencesOf(news, donation, now)
  if (audiences.length === 0) return
  const [people, matter] = await Promise.all([
    peopleOf(audiences.map((audience) => audience.EntityID)),
    matterOf(donation),
  ])
  await inTurn(recipientsOf(audiences, people, news.by), (recipient) =>
    sendOnce(
      { factId: fact.ID, subject: recipient.user.Subject, kind: kindOf(recipient.story) },
      mailOf(recipient, matter),
      send,
      new Date(),
    ),
  )
})
