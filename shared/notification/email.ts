import { isFoodBankRole, rolePrefix } from '../access.ts'
import { donationPounds } from '../donation/donation.ts'
import { missedTogether } from '../donation/ended.ts'
import { mailReturned, type User } from '../entity/entity.ts'
import { absolute, agencyActiveListPath, offerPath, pagePath, transactionPath } from '../link/page.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import { emailTemplateTexts } from '../text/mail.ts'
import { notificationSettings } from '../text/notificationSettings.ts'
import { fill, type Language } from '../text/text.ts'
import { formatDay } from '../time/zone.ts'
import { knownZone, poundsText, shortDateTime, shortDay } from './dateTime.ts'
import { type EmailOutline, type EmailTone, emailOutlines } from './emailOutlines.ts'
import {
  agencyName,
  dateTimeIn,
  donorName,
  type EmailContext,
  type EmailRow,
  part,
  providerName,
  type RenderContext,
  rowOf,
} from './emailRows.ts'
import { type EmailTemplate, notificationKindOf } from './emailTemplate.ts'
import { isReaderOf, type NotificationKind } from './kinds.ts'
import { cut, oneLine } from './plainText.ts'

/**
 * An e-mail's words before they are laid out: one template, the rows a reader needs to act on it, and one link. Days
 * and hours of a pickup are the location's own; deadlines are in the reader's zone.
 */
export interface Email {
  readonly language: Language
  readonly subject: string
  readonly preheader: string
  readonly tone: EmailTone
  readonly code: string
  readonly kind: string
  readonly title: string
  readonly lead: string
  readonly highlight: EmailRow | undefined
  readonly rows: readonly EmailRow[]
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

/** Whether a person gets e-mails of a kind: not one who is disabled, who does not want them, or whose address sends them back. */
export const isReached = (user: User, kind: NotificationKind) =>
  !user.IsDisabled && !user.Unsubscribed.includes(kind) && user.EMailAddress !== '' && !mailReturned(user)

/** The role in which somebody of an entity reads e-mails of a kind; undefined for who gets none. */
export const readerRole = (user: User, entityId: number, kind: NotificationKind): User['Roles'][number] | undefined =>
  isReached(user, kind)
    ? user.Roles.find(({ EntityID, Role }) => EntityID === entityId && isReaderOf(kind, Role))
    : undefined

/** Mail programs show about this many characters of a subject, and old ones break the line there. */
export const maxSubject = 78

function templateValues(context: RenderContext): Record<string, string> {
  const { donation, match, language, zone } = context
  const pickup = agreedPickup(donation)
  const deadline = match?.AgencyExpirationTime
  return {
    code: donation.Code,
    pounds: poundsText(donationPounds(donation), language),
    donor: donorName(context),
    agency: agencyName(context),
    count: String(missedTogether(donation, match).length),
    foodBank: oneLine(donation.FoodBank.Name),
    provider: providerName(context),
    deadline: dateTimeIn(deadline, context),
    deadlineShort: deadline ? shortDateTime(new Date(deadline), zone, language) : '',
    day: pickup.day === null ? part(context, 'anyDay') : formatDay(pickup.day, language),
    dayShort: pickup.day === null ? '' : shortDay(pickup.day, language),
    time: oneLine(pickupTimeName(pickup.type, language)),
  }
}

function pageOf(plan: EmailOutline, role: string, { donation, match }: EmailContext): string {
  if (plan.page === 'offer' && match) return offerPath(role, match.ID)
  return plan.page === 'offers' && !isFoodBankRole(role) ? agencyActiveListPath() : transactionPath(role, donation.ID)
}

/** Where a kind of e-mail is switched off. */
export const settingsUrl = (webUrl: string, role: string, kind: NotificationKind) =>
  absolute(webUrl, pagePath(rolePrefix(role), 'notifications', { kind }))

function footerOf(context: RenderContext, template: EmailTemplate, { role }: Reader): Email['footer'] {
  const { foodBank, language } = context
  const contact = foodBank
    ? [foodBank.Name, foodBank.Contact.PhoneNumber, foodBank.Contact.EMailAddress].map(oneLine).filter(Boolean)
    : []
  return {
    why: part(context, 'why', { entity: oneLine(role.EntityName) }),
    questions:
      contact.length > 0 && !isFoodBankRole(role.Role)
        ? part(context, 'questions', { contact: contact.join(', ') })
        : '',
    off: part(context, 'off', { kind: notificationSettings[language][`kind.${notificationKindOf(template)}`] }),
    settings: {
      text: part(context, 'settings'),
      url: settingsUrl(context.webUrl, role.Role, notificationKindOf(template)),
    },
  }
}

/** Writes a template to a reader. */
export function writeEmail(template: EmailTemplate, reader: Reader, matter: EmailContext): Email {
  const plan = emailOutlines[template]
  const language = reader.Language
  const context: RenderContext = { ...matter, language, zone: knownZone(reader.TimeZone, matter.donation.TimeZone) }
  const values = templateValues(context)
  const say = (piece: 'subject' | 'preheader' | 'title' | 'lead') =>
    fill(emailTemplateTexts[language][`${template}.${piece}`], values)
  return {
    language,
    subject: cut(say('subject'), maxSubject),
    preheader: say('preheader'),
    tone: plan.tone,
    code: part(context, 'code', { code: matter.donation.Code }),
    kind: notificationSettings[language][`kind.${notificationKindOf(template)}`],
    title: say('title'),
    lead: say('lead'),
    highlight: plan.highlight && rowOf(context, plan.highlight),
    rows: plan.rows.flatMap((name) => rowOf(context, name) ?? []),
    button: {
      text: part(context, `button.${plan.button}`),
      url: absolute(matter.webUrl, pageOf(plan, reader.role.Role, matter)),
    },
    footer: footerOf(context, template, reader),
  }
}
