import { absolute, neighborPath } from '../../core/link/page.ts'
import { shortDay } from '../../core/mail/dateTime.ts'
import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { fill, type Language } from '../../core/text/text.ts'
import type { FoodBank } from '../../network/organizations/entity.ts'
import type { Customer } from '../customers/customer.ts'
import { contactWords } from '../orders/contactWords.ts'
import { profileUrl } from '../orders/orderMessage.ts'
import type { EndReason, NotPlacedReason } from './standing.ts'
import { standingMail } from './texts.ts'

/** Messages to a family whose regular order placed nothing for a day, or has ended: the e-mail and the text, in its language. */

export type StandingNews =
  | {
      readonly kind: 'notPlaced'
      readonly reason: NotPlacedReason
      readonly day: string
      readonly nextDay: string
      /** The refusal, in the family's language. */
      readonly words?: string | undefined
    }
  | { readonly kind: 'ended'; readonly reason: Exclude<EndReason, 'asked' | 'gone'> }

export interface StandingContext {
  readonly news: StandingNews
  readonly pantry: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  readonly webUrl: string
}
type Reader = Pick<Customer, 'FirstName' | 'Language'>

const maxWords = 200

function wordsOf(news: StandingNews, language: Language): string {
  const texts = standingMail[language]
  if (news.kind === 'ended') return texts[`end.${news.reason}`]
  const day = shortDay(news.day, language)
  const said =
    news.reason === 'refused'
      ? fill(texts['not.refused'], { day, reason: cut(oneLine(news.words ?? ''), maxWords) })
      : fill(texts[`not.${news.reason}`], { day })
  return `${said} ${fill(texts.next, { next: shortDay(news.nextDay, language) })}`
}

const homeUrl = (webUrl: string) => absolute(webUrl, neighborPath('home'))

export function writeStandingEmail({ news, pantry, webUrl }: StandingContext, reader: Reader): WrittenEmail {
  const language = reader.Language
  const texts = standingMail[language]
  const contact = contactWords(pantry, language)
  const isEnded = news.kind === 'ended'
  const subject = isEnded ? texts['end.subject'] : fill(texts.subject, { day: shortDay(news.day, language) })
  return {
    language,
    subject: cut(subject, maxSubject),
    preheader: wordsOf(news, language),
    tone: isEnded ? 'stop' : 'ask',
    code: '',
    kind: texts.kind,
    title: fill(texts[isEnded ? 'end.title' : 'title'], { name: oneLine(reader.FirstName) }),
    lead: wordsOf(news, language),
    highlight: undefined,
    rows: [],
    button: { text: texts.button, url: homeUrl(webUrl) },
    footer: {
      why: texts.why,
      questions: contact ? fill(texts.questions, { contact }) : '',
      off: '',
      settings: { text: texts.settings, url: profileUrl(webUrl) },
    },
  }
}

export const writeStandingText = ({ news, pantry, webUrl }: StandingContext, { Language }: Reader): string =>
  fill(standingMail[Language].text, {
    pantry: oneLine(pantry?.Name ?? '') || 'Gleanery',
    words: wordsOf(news, Language),
    url: homeUrl(webUrl),
  })
