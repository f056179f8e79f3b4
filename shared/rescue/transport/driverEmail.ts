import { absolute, driverPath } from '../../core/link/page.ts'
import { poundsText, shortDay } from '../../core/mail/dateTime.ts'
import { type Email, type EmailRow, maxSubject } from '../../core/mail/email.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { fill, type Language } from '../../core/text/text.ts'
import { donationPounds } from '../donations/donation.ts'
import type { RowName } from '../donations/mail/emailOutlines.ts'
import {
  agencyName,
  donorName,
  type EmailContext,
  part,
  type RenderContext,
  rowOf,
} from '../donations/mail/emailRows.ts'
import { agreedPickup } from '../donations/pickup/proposal.ts'
import { driverMailTexts } from './driverMailTexts.ts'

/** E-mails to drivers: they have no account, and the link in the mail is their way in. */

export type DriverEmail = 'offered' | 'moved' | 'withdrawn' | 'cancelled'

const tones = { offered: 'ask', moved: 'ask', withdrawn: 'stop', cancelled: 'stop' } as const

function valuesOf(context: RenderContext) {
  const { donation, language } = context
  const { day } = agreedPickup(donation)
  return {
    code: donation.Code,
    pounds: poundsText(donationPounds(donation), language),
    donor: donorName(context),
    agency: agencyName(context),
    foodBank: oneLine(donation.FoodBank.Name),
    dayShort: day === null ? '' : shortDay(day, language),
    miles: poundsText(context.match?.DistanceMiles ?? 0, language),
  }
}

function dropoffRow({ match, language }: RenderContext): EmailRow[] {
  if (!match) return []
  const { Name, Address } = match.Agency
  const lines = [Name, Address.AddressLine1, `${Address.City}, ${Address.Province} ${Address.PostalCode}`].map(oneLine)
  return [{ label: driverMailTexts[language].to, lines }]
}

const rowsOf = (context: RenderContext, names: readonly RowName[]) =>
  names.flatMap((name) => rowOf(context, name) ?? [])

export interface DriverReader {
  readonly Language: Language
  /** The run and the code of the link; the code is in the address's fragment, which no server logs. */
  readonly run: number
  readonly code: string
}

/** Writes an e-mail to a driver. */
export function writeDriverEmail(kind: DriverEmail, reader: DriverReader, matter: EmailContext): Email {
  const language = reader.Language
  const { donation, foodBank } = matter
  const context: RenderContext = { ...matter, language, zone: donation.TimeZone }
  const values = valuesOf(context)
  const say = (key: keyof typeof driverMailTexts.en & string, more: Record<string, string> = {}) =>
    fill<string>(driverMailTexts[language][key], { ...values, ...more })
  const url = absolute(matter.webUrl, driverPath(reader.run, reader.code))
  const contact = [foodBank?.Name, foodBank?.Contact.PhoneNumber, foodBank?.Contact.EMailAddress]
  return {
    language,
    subject: cut(say(`${kind}.subject`), maxSubject),
    preheader: say(`${kind}.preheader`),
    tone: tones[kind],
    code: part(context, 'code', { code: donation.Code }),
    kind: say('kind'),
    title: say(`${kind}.title`),
    lead: say(`${kind}.lead`),
    highlight: rowOf(context, 'pickup'),
    rows: [...rowsOf(context, ['where']), ...dropoffRow(context), ...rowsOf(context, ['contents', 'storage', 'notes'])],
    button: { text: say(`${kind}.button`), url },
    footer: {
      why: say('why'),
      questions: say('questions', { contact: contact.flatMap((text) => (text ? [oneLine(text)] : [])).join(', ') }),
      off: say('off'),
      settings: { text: say('settings'), url: unsubscribeUrl(matter) },
    },
  }
}

/** Drivers have no settings page: they write to the food bank. */
export const unsubscribeUrl = ({ foodBank, webUrl }: EmailContext) =>
  foodBank?.Contact.EMailAddress ? `mailto:${foodBank.Contact.EMailAddress}` : webUrl
