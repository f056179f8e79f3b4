import { poundsText } from '../../core/mail/dateTime.ts'
import { type EmailRow, maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { fill, sourceLanguage, translations } from '../../core/text/text.ts'
import type { Agency } from '../../network/organizations/entity.ts'
import { donationPounds } from '../donations/donation.ts'
import { type EmailContext, rowOf } from '../donations/mail/emailRows.ts'
import { agencyContactMail } from './texts/agencyContactMail.ts'

/**
 * The e-mail to the contact address of an agency that nobody can answer for. Who reads it has no account and so no language:
 * it is in English, with the same in the other languages.
 */
export function writeAgencyContact(agency: Pick<Agency, 'Name' | 'TimeZone'>, context: EmailContext): WrittenEmail {
  const language = sourceLanguage
  const texts = agencyContactMail[language]
  const { donation, webUrl } = context
  const { PhoneNumber, EMailAddress } = donation.FoodBankContact
  const pounds = donationPounds(donation)
  const values = {
    agency: oneLine(agency.Name),
    foodBank: oneLine(donation.FoodBank.Name),
    donor: oneLine(donation.DonorLocation.Donor.Name),
    pounds: poundsText(pounds, language),
  }
  const rows = (['window', 'where', 'contents', 'storage'] as const).map((name) =>
    rowOf({ ...context, language, zone: agency.TimeZone }, name),
  )
  const others = translations.map((one): EmailRow => {
    const { own, lead } = agencyContactMail[one]
    return { label: own, lines: [fill(lead, { ...values, pounds: poundsText(pounds, one) })] }
  })
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'ask',
    code: donation.Code,
    kind: texts.kind,
    title: fill(texts.title, values),
    lead: fill(texts.lead, values),
    highlight: {
      label: texts.contact,
      lines: [values.foodBank, PhoneNumber, EMailAddress].filter(Boolean).map(oneLine),
    },
    rows: [...rows.flatMap((row) => row ?? []), ...others],
    button: { text: texts.button, url: webUrl },
    footer: { why: fill(texts.why, values), questions: '', off: '' },
  }
}
