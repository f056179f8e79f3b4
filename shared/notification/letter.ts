import { isFoodBankRole, type RolePrefix, rolePrefix } from '../access.ts'
import { donationPounds } from '../donation/donation.ts'
import type { User } from '../entity/entity.ts'
import { agencyActiveListPath, offerPath, pagePath, transactionPath } from '../link/page.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import { mailStories } from '../text/mail.ts'
import { notificationSettings } from '../text/notificationSettings.ts'
import { fill, type Language } from '../text/text.ts'
import { formatDay } from '../time/zone.ts'
import { knownZone, poundsText, shortDay, shortMoment } from './moment.ts'
import { cut, oneLine } from './plainText.ts'
import { type Plan, plans, type Tone } from './plans.ts'
import { agencyNamed, type Desk, donorName, type Matter, moment, part, type Row, rowOf } from './rows.ts'
import { kindOf, type Story } from './story.ts'

/**
 * An e-mail's words before they are laid out: one story, the facts a reader needs to act on it, and one place to go. Days
 * and hours of a pickup are the place's own; deadlines are told in the reader's zone.
 */
export interface Letter {
  readonly language: Language
  readonly subject: string
  readonly preheader: string
  readonly tone: Tone
  readonly code: string
  readonly kind: string
  readonly title: string
  readonly lead: string
  readonly highlight: Row | undefined
  readonly rows: readonly Row[]
  readonly button: Link
  readonly footer: { readonly why: string; readonly questions: string; readonly off: string; readonly settings: Link }
}
export interface Link {
  readonly text: string
  readonly url: string
}
/** Who reads it. */
export interface Reader extends Pick<User, 'Language' | 'TimeZone'> {
  readonly role: Pick<User['Roles'][number], 'Role' | 'EntityName'>
}
/** Mail programs show about this many characters of a subject, and old ones break the line there. */
export const maxSubject = 78

function storyValues(desk: Desk): Record<string, string> {
  const { donation, match, language, zone } = desk
  const pickup = agreedPickup(donation)
  const deadline = match?.AgencyExpirationTime
  return {
    code: donation.Code,
    pounds: poundsText(donationPounds(donation), language),
    donor: donorName(desk),
    agency: agencyNamed(desk),
    foodBank: oneLine(donation.FoodBank.Name),
    deadline: moment(deadline, desk),
    deadlineShort: deadline ? shortMoment(new Date(deadline), zone, language) : '',
    day: pickup.day === null ? part(desk, 'anyDay') : formatDay(pickup.day, language),
    dayShort: pickup.day === null ? '' : shortDay(pickup.day, language),
    time: oneLine(pickupTimeName(pickup.type, language)),
  }
}

function pageOf(plan: Plan, role: string, { donation, match }: Matter): string {
  if (plan.page === 'offer' && match) return offerPath(role, match.ID)
  return plan.page === 'offers' && !isFoodBankRole(role) ? agencyActiveListPath() : transactionPath(role, donation.ID)
}

const absolute = (webUrl: string, path: string) => webUrl.replace(/\/+$/, '') + path

/** Where a kind of e-mail is switched off. */
export const settingsUrl = (webUrl: string, role: string, story: Story) =>
  absolute(webUrl, pagePath(rolePrefix(role) as RolePrefix | undefined, 'notifications', { kind: kindOf(story) }))

function footerOf(desk: Desk, story: Story, { role }: Reader): Letter['footer'] {
  const { foodBank, language } = desk
  const contact = foodBank
    ? [foodBank.Name, foodBank.Contact.PhoneNumber, foodBank.Contact.EMailAddress].map(oneLine).filter(Boolean)
    : []
  return {
    why: part(desk, 'why', { entity: oneLine(role.EntityName) }),
    questions:
      contact.length > 0 && !isFoodBankRole(role.Role) ? part(desk, 'questions', { contact: contact.join(', ') }) : '',
    off: part(desk, 'off', { kind: notificationSettings[language][`kind.${kindOf(story)}`] }),
    settings: { text: part(desk, 'settings'), url: settingsUrl(desk.webUrl, role.Role, story) },
  }
}

/** Writes a story to a reader. */
export function writeLetter(story: Story, reader: Reader, matter: Matter): Letter {
  const plan = plans[story]
  const language = reader.Language
  const desk: Desk = { ...matter, language, zone: knownZone(reader.TimeZone, matter.donation.TimeZone) }
  const values = storyValues(desk)
  const say = (piece: 'subject' | 'preheader' | 'title' | 'lead') =>
    fill(mailStories[language][`${story}.${piece}`], values)
  return {
    language,
    subject: cut(say('subject'), maxSubject),
    preheader: say('preheader'),
    tone: plan.tone,
    code: part(desk, 'code', { code: matter.donation.Code }),
    kind: notificationSettings[language][`kind.${kindOf(story)}`],
    title: say('title'),
    lead: say('lead'),
    highlight: plan.highlight && rowOf(desk, plan.highlight),
    rows: plan.rows.flatMap((name) => rowOf(desk, name) ?? []),
    button: {
      text: part(desk, `button.${plan.button}`),
      url: absolute(matter.webUrl, pageOf(plan, reader.role.Role, matter)),
    },
    footer: footerOf(desk, story, reader),
  }
}
