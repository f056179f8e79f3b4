import { absolute, neighborPath } from '../../core/link/page.ts'
import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { fill } from '../../core/text/text.ts'
import type { FoodBank } from '../../network/organizations/entity.ts'
import type { Customer } from '../customers/customer.ts'
import { contactWords } from '../orders/contactWords.ts'
import { profileUrl } from '../orders/orderMessage.ts'
import { orderMail } from '../orders/texts/neighborMail.ts'
import { foodIn } from '../products/foodIn.ts'
import type { Product } from '../products/product.ts'
import { recallMail } from './mailTexts.ts'

/** The one message to a neighbor of a recall, in their language: what they have at home, or what is in their order. */

export interface RecallMessage {
  readonly product: Pick<Product, 'Name' | 'Brand' | 'Description' | 'Translations'>
  readonly pantry: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  readonly how: 'have' | 'ordered'
  readonly webUrl: string
  /** That lot alone. */
  readonly lot?: string | undefined
  /** Of who has it: the link by which they answer. */
  readonly answerUrl?: string | undefined
}
type RecallReader = Pick<Customer, 'FirstName' | 'Language'>

/** A text has few parts. */
const maxProductName = 60
const maxPantryName = 30
const maxLotWords = 30

function nameIn({ product, lot }: RecallMessage, language: Customer['Language']): string {
  const name = isolatedWords(cut(oneLine(foodIn(product, language).Name), maxProductName), language)
  return lot === undefined
    ? name
    : fill(recallMail[language].ofLot, { name, lot: isolatedWords(cut(oneLine(lot), maxLotWords), language) })
}

export function writeRecallEmail(message: RecallMessage, { FirstName, Language }: RecallReader): WrittenEmail {
  const { how, webUrl, pantry } = message
  const texts = recallMail[Language]
  const usual = orderMail[Language]
  const values = { product: nameIn(message, Language), name: isolatedWords(oneLine(FirstName), Language) }
  const contact = contactWords(pantry, Language)
  const lead = fill(texts[`lead.${how}`], values)
  return {
    language: Language,
    subject: cut(fill(texts[`subject.${how}`], values), maxSubject),
    preheader: lead,
    tone: how === 'have' ? 'stop' : 'ask',
    code: oneLine(pantry?.Name ?? ''),
    kind: texts.kind,
    title: fill(texts[`title.${how}`], values),
    lead,
    highlight: {
      label: texts['row.food'],
      lines: [values.product, oneLine(message.product.Brand ?? '')].filter(Boolean),
    },
    rows: [],
    button: message.answerUrl
      ? { text: texts.answer, url: message.answerUrl }
      : { text: texts.button, url: absolute(webUrl, neighborPath('home')) },
    footer: {
      why: texts.why,
      questions: contact === '' ? '' : fill(usual.questions, { contact }),
      off: '',
      settings: { text: usual.settings, url: profileUrl(webUrl) },
    },
  }
}

export function writeRecallText(message: RecallMessage, { Language }: Pick<RecallReader, 'Language'>): string {
  const usual = orderMail[Language]
  const own = (words: string) => isolatedWords(words, Language)
  const phone = oneLine(message.pantry?.Contact.PhoneNumber ?? '')
  const words = fill(recallMail[Language][`text.${message.how}`], {
    pantry: own(cut(oneLine(message.pantry?.Name ?? '') || 'Gleanery', maxPantryName)),
    product: nameIn(message, Language),
    advice: phone === '' ? '' : ` ${fill(usual['text.call'], { phone: own(phone) })}.`,
  })
  const answer = message.answerUrl ? ` ${fill(recallMail[Language]['text.answer'], { url: message.answerUrl })}` : ''
  return `${words}${answer} ${usual['text.end']}`
}
