import { isFoodBankRole } from '../../../core/access.ts'
import { absolute, agencyActiveListPath, offerPath, transactionPath } from '../../../core/link/page.ts'
import { knownZone, poundsText, shortDateTime, shortDay } from '../../../core/mail/dateTime.ts'
import { type Email, maxSubject, settingsUrl } from '../../../core/mail/email.ts'
import { notificationSettings } from '../../../core/mail/notificationSettingsTexts.ts'
import { cut, oneLine } from '../../../core/mail/plainText.ts'
import { fill } from '../../../core/text/text.ts'
import { formatDay } from '../../../core/time/zone.ts'
import type { Reader } from '../../../network/organizations/reader.ts'
import { donationPounds } from '../donation.ts'
import { missedTogether } from '../ended.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import { emailTemplateTexts } from '../texts/donationMail.ts'
import { type EmailOutline, emailOutlines } from './emailOutlines.ts'
import {
  agencyName,
  dateTimeIn,
  donorName,
  type EmailContext,
  part,
  providerName,
  type RenderContext,
  rowOf,
} from './emailRows.ts'
import { type EmailTemplate, notificationKindOf } from './emailTemplate.ts'

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
    fill<string>(emailTemplateTexts[language][`${template}.${piece}`], values)
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
