import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { fill } from '../../core/text/text.ts'
import type { CustomerInvitation } from './customerInvitation.ts'
import { customerInvitationMail } from './customerInvitationMailTexts.ts'
import { referralLink } from './referralCode.ts'

export interface CustomerInvitationContext {
  readonly foodBank: string
  /** Names of the pantries and delivery programs that the link opens. */
  readonly places: readonly string[]
  readonly webUrl: string
}
type Sent = Pick<CustomerInvitation, 'Code' | 'EMailAddress' | 'Message' | 'PreferredLanguageCode'>

/** The e-mail that brings a neighbor's link, in the language that was chosen for them. */
export function writeCustomerInvitation(
  { Code, EMailAddress, Message, PreferredLanguageCode: language }: Sent,
  { foodBank, places, webUrl }: CustomerInvitationContext,
): WrittenEmail {
  const texts = customerInvitationMail[language]
  const values = { foodBank: isolatedWords(oneLine(foodBank), language) }
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: texts.preheader,
    tone: 'ask',
    code: '',
    kind: texts.kind,
    title: fill(texts.title, values),
    lead: isolatedWords(oneLine(Message), language),
    highlight: undefined,
    rows: [
      ...(places.length > 0 ? [{ label: texts.places, lines: places.map(oneLine) }] : []),
      { label: texts.about, lines: [texts.noCost, texts.once] },
    ],
    button: { text: texts.button, url: referralLink(webUrl, Code, EMailAddress) },
    footer: { why: fill(texts.why, values), questions: '', off: '' },
  }
}

/** The same in a text message. */
export const customerInvitationText = (
  { Code, Message, PreferredLanguageCode: language }: Omit<Sent, 'EMailAddress'>,
  { foodBank, webUrl }: Omit<CustomerInvitationContext, 'places'>,
) =>
  fill(customerInvitationMail[language].text, {
    foodBank: isolatedWords(oneLine(foodBank), language),
    message: isolatedWords(oneLine(Message), language),
    url: referralLink(webUrl, Code),
  })
