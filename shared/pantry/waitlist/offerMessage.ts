import { absolute, neighborPath } from '../../core/link/page.ts'
import { shortDay } from '../../core/mail/dateTime.ts'
import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { fill, type Language } from '../../core/text/text.ts'
import { fullMinuteOf } from '../../core/time/wallTime.ts'
import { formatHour, formatTime } from '../../core/time/zone.ts'
import type { FoodBank } from '../../network/organizations/entity.ts'
import type { Customer } from '../customers/customer.ts'
import type { PickupLocation } from '../locations/location.ts'
import { contactWords } from '../orders/contactWords.ts'
import type { OrderWindow } from '../windows/window.ts'
import { offerMail } from './texts.ts'

/** Messages to a family for which a place got free: the e-mail and the text, in its language. */

export interface OfferContext {
  readonly window: Pick<OrderWindow, 'OrderDay' | 'StartTime' | 'EndTime' | 'TimeZone'>
  /** Undefined for a delivery. */
  readonly location?: Pick<PickupLocation, 'Label' | 'Address'> | undefined
  readonly pantry?: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  /** End of the offer. */
  readonly until: Date
  readonly link: string
  readonly webUrl: string
}
type Reader = Pick<Customer, 'FirstName' | 'Language'>

const hour = (time: string, language: Language) => formatHour(fullMinuteOf(time), language)

const valuesOf = ({ window, location, pantry, until, link }: OfferContext, { FirstName, Language }: Reader) => ({
  name: isolatedWords(oneLine(FirstName), Language),
  day: shortDay(window.OrderDay, Language),
  hours: `${hour(window.StartTime, Language)} – ${hour(window.EndTime, Language)}`,
  place: location ? isolatedWords(oneLine(`${location.Label}, ${location.Address.AddressLine1}`), Language) : '',
  until: formatTime(until, window.TimeZone, Language),
  pantry: isolatedWords(oneLine(pantry?.Name ?? '') || 'Gleanery', Language),
  url: link,
})

export function writeOfferEmail(context: OfferContext, reader: Reader): WrittenEmail {
  const { location, pantry, webUrl, link } = context
  const language = reader.Language
  const texts = offerMail[language]
  const values = valuesOf(context, reader)
  const contact = contactWords(pantry, language)
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: [values.day, values.hours, values.place].filter(Boolean).join(', '),
    tone: 'urgent',
    code: '',
    kind: texts.kind,
    title: fill(texts.title, values),
    lead: fill(texts.lead, values),
    highlight: { label: texts['row.until'], lines: [values.until] },
    rows: [
      { label: texts['row.when'], lines: [values.day, values.hours] },
      { label: texts['row.where'], lines: location ? [location.Label, location.Address.AddressLine1] : [texts.toYou] },
    ],
    button: { text: texts.button, url: link },
    footer: {
      why: texts.why,
      questions: contact === '' ? '' : fill(texts.questions, { contact }),
      off: '',
      settings: { text: texts.settings, url: absolute(webUrl, neighborPath('profile')) },
    },
  }
}

export function writeOfferText(context: OfferContext, reader: Reader): string {
  const texts = offerMail[reader.Language]
  return fill(texts[context.location ? 'text.pickup' : 'text.delivery'], valuesOf(context, reader))
}
