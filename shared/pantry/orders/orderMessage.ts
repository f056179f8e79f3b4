import { absolute, neighborPath } from '../../core/link/page.ts'
import { shortDay } from '../../core/mail/dateTime.ts'
import type { EmailRow, EmailTone } from '../../core/mail/email.ts'
import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { readIn } from '../../core/schema/translated.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import { fill, plural } from '../../core/text/text.ts'
import type { OrderMessageKind } from '../../core/texting/kinds.ts'
import { fullMinuteOf } from '../../core/time/wallTime.ts'
import { formatHour } from '../../core/time/zone.ts'
import type { FoodBank } from '../../network/organizations/entity.ts'
import type { Customer } from '../customers/customer.ts'
import type { PickupLocation } from '../locations/location.ts'
import { contactWords } from './contactWords.ts'
import { type Order, orderCode, orderTotals } from './order.ts'
import { orderMail } from './texts/neighborMail.ts'

/** Messages to neighbors about their orders: the e-mail and the text, in their language. */

export interface OrderMessageContext {
  readonly order: Pick<
    Order,
    | 'ID'
    | 'OrderDay'
    | 'StartTime'
    | 'EndTime'
    | 'FoodInsecureNeighborAddressID'
    | 'PantryOrderItems'
    | 'FoodBankDeliveryTimeID'
    | 'Locker'
    | 'Notice'
    | 'Standing'
  >
  /** Location of the pickup; undefined for a delivery, and for a location that was removed. */
  readonly location?: Pick<PickupLocation, 'Label' | 'Description' | 'Translations' | 'Address'> | undefined
  /** Owner of the pantry. */
  readonly pantry?: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  readonly webUrl: string
  /** Of a reminder, and of an order that a regular one placed: opens the order without signing in, to confirm, move or cancel it. */
  readonly link?: string | undefined
}
type OrderReader = Pick<Customer, 'FirstName' | 'Language'>

const hourText = (time: string, language: Customer['Language']) => formatHour(fullMinuteOf(time), language)

const isDelivery = ({ FoodBankDeliveryTimeID }: OrderMessageContext['order']) => FoodBankDeliveryTimeID !== null

const neighborOrderUrl = (webUrl: string, id: number) =>
  absolute(webUrl, neighborPath('orderahead-order-detail', { id }))

function valuesOf({ order, location }: OrderMessageContext, { FirstName, Language }: OrderReader) {
  return {
    code: orderCode(order.ID),
    name: isolatedWords(oneLine(FirstName), Language),
    day: shortDay(order.OrderDay, Language),
    hours: `${hourText(order.StartTime, Language)} – ${hourText(order.EndTime, Language)}`,
    place: location ? isolatedWords(oneLine(`${location.Label}, ${location.Address.AddressLine1}`), Language) : '',
  }
}

/** 'Locker 7, PIN 123456': what the locker system told of the two. */
function lockerWords({ Locker }: OrderMessageContext['order'], language: Customer['Language']): string {
  const texts = orderMail[language]
  const { Compartment, Pin } = Locker ?? {}
  const parts = [
    ...(Compartment === undefined ? [] : [fill(texts.compartment, { compartment: Compartment })]),
    ...(Pin === undefined ? [] : [fill(texts.pin, { pin: Pin })]),
  ]
  return parts.join(', ')
}

/** Asks whether the family comes. */
export const isReminder = (kind: OrderMessageKind) => kind === 'orderReminder' || kind === 'orderToday'

const linesOf = (text: string) => text.split('\n').map(oneLine).filter(Boolean)

/** The sender: families know their pantry's name, not the software's. */
const maxSender = 30
const senderOf = ({ pantry }: OrderMessageContext, language: Customer['Language']) =>
  isolatedWords(cut(oneLine(pantry?.Name ?? '') || 'Gleanery', maxSender), language)

/** Five parts of 67 characters, as texts with accents have: carriers take more, and may drop long ones. */
const maxText = 5 * 67
const minWayIn = 20

/** Words of the pantry, with what they are about; a reminder is about the order alone. */
const noticeOf = (kind: OrderMessageKind, { order }: Pick<OrderMessageContext, 'order'>) =>
  isReminder(kind) || kind === 'orderReady' ? '' : oneLine(order.Notice?.Words ?? '')

const maxLeft = 60

/** Of an order that a regular one placed: that it is, what is not in it, and that its time is another one. */
function standingWords(
  kind: OrderMessageKind,
  { Standing }: OrderMessageContext['order'],
  language: Customer['Language'],
) {
  if (kind !== 'orderPlaced' || !Standing) return []
  const texts = orderMail[language]
  const names = cut(Standing.Left.map(oneLine).join(', '), maxLeft)
  return [
    texts.regular,
    ...(Standing.IsOtherTime ? [texts.regularOtherTime] : []),
    ...(names === '' ? [] : [fill(texts.regularLeft, { names })]),
  ]
}

/** Part of it that a text has room for, food that is missing first. */
function standingTextOf(
  kind: OrderMessageKind,
  order: OrderMessageContext['order'],
  language: Customer['Language'],
  room: number,
) {
  let left = room
  const fitting = standingWords(kind, order, language)
    .toReversed()
    .filter((one) => {
      const fits = one.length + 1 <= left
      if (fits) left -= one.length + 1
      return fits
    })
  return fitting
    .toReversed()
    .map((one) => ` ${one}`)
    .join('')
}

/** Beside when and where: the locker and whom to call. */
function adviceOf(kind: OrderMessageKind, { order, pantry }: OrderMessageContext, language: Customer['Language']) {
  const phone = oneLine(pantry?.Contact.PhoneNumber ?? '')
  const sentences = [
    isolatedWords(noticeOf(kind, { order }).replace(/[.!]$/, ''), language),
    kind === 'orderCancelled' ? '' : lockerWords(order, language),
    phone === '' ? '' : fill(orderMail[language]['text.call'], { phone: isolatedWords(phone, language) }),
  ]
  return sentences
    .filter(Boolean)
    .map((one) => ` ${one}.`)
    .join('')
}

/** The way in, in the reader's language. */
const placeWords = ({ location }: OrderMessageContext, language: Customer['Language']) =>
  location ? readIn(location, language).Description : ''

/** Part of the way in that the text has room for; it stands whole on the order's page. */
function wayInOf(kind: OrderMessageKind, context: OrderMessageContext, language: Customer['Language'], room: number) {
  const { order } = context
  const isComing = isReminder(kind) || kind === 'orderReady'
  const words = oneLine(placeWords(context, language))
  if (!isComing || isDelivery(order) || words === '' || room < Math.min(minWayIn, words.length + 2)) return ''
  const shown = cut(words, room - 2 - isolatedWords(' ', language).length + 1)
  return ` ${isolatedWords(shown, language)}${/[.!?…]$/.test(shown) ? '' : '.'}`
}

const tones: Readonly<Record<OrderMessageKind, EmailTone>> = {
  orderPlaced: 'good',
  orderChanged: 'ask',
  orderReminder: 'ask',
  orderToday: 'ask',
  orderReady: 'good',
  orderNotice: 'ask',
  orderCancelled: 'stop',
}

function rowsOf(context: OrderMessageContext, values: ReturnType<typeof valuesOf>, { Language }: OrderReader) {
  const { order, location } = context
  const wayIn = linesOf(placeWords(context, Language))
  const texts = orderMail[Language]
  const count = orderTotals(order).items
  const locker = lockerWords(order, Language)
  const place = location && [
    location.Label,
    location.Address.AddressLine1,
    `${location.Address.City}, ${location.Address.Province} ${location.Address.PostalCode}`,
  ]
  const rows: EmailRow[] = [
    { label: texts[isDelivery(order) ? 'row.delivery' : 'row.pickup'], lines: [values.day, values.hours] },
    ...(place ? [{ label: texts['row.where'], lines: place.map(oneLine) }] : []),
    ...(wayIn.length > 0 ? [{ label: texts['row.wayIn'], lines: wayIn }] : []),
    ...(locker === '' ? [] : [{ label: texts['row.locker'], lines: [locker] }]),
    ...(isDelivery(order) ? [{ label: texts['row.where'], lines: [texts.toYou] }] : []),
    { label: texts['row.items'], lines: [fill(texts[plural(Language, 'items', count)], { count })] },
  ]
  return rows
}

export function writeOrderEmail(
  kind: OrderMessageKind,
  context: OrderMessageContext,
  reader: OrderReader,
): WrittenEmail {
  const { order, pantry, webUrl } = context
  const language = reader.Language
  const texts = orderMail[language]
  const values = valuesOf(context, reader)
  const contact = contactWords(pantry, language)
  const isCancelled = kind === 'orderCancelled'
  const [lead, notice] = [fill(texts[`${kind}.lead`], values), isolatedWords(noticeOf(kind, context), language)]
  return {
    language,
    subject: cut(fill(texts[`${kind}.subject`], values), maxSubject),
    preheader: [values.day, values.hours, values.place].filter(Boolean).join(', '),
    tone: tones[kind],
    code: fill(texts.code, values),
    kind: texts.kind,
    title: fill(texts[`${kind}.title`], values),
    lead: [lead, ...standingWords(kind, order, language), notice].filter(Boolean).join(' '),
    highlight: isCancelled
      ? undefined
      : { label: texts['row.code'], lines: isDelivery(order) ? [values.code] : [values.code, texts.show] },
    rows: rowsOf(context, values, reader),
    button: isCancelled
      ? { text: texts.again, url: absolute(webUrl, neighborPath('home')) }
      : { text: texts[context.link ? 'answer' : 'button'], url: context.link ?? neighborOrderUrl(webUrl, order.ID) },
    footer: {
      why: texts.why,
      questions: contact === '' ? '' : fill(texts.questions, { contact }),
      off: '',
      settings: { text: texts.settings, url: profileUrl(webUrl) },
    },
  }
}

/** Page on which neighbors choose how they are reached. */
export const profileUrl = (webUrl: string) => absolute(webUrl, neighborPath('profile'))

export function writeOrderText(kind: OrderMessageKind, context: OrderMessageContext, reader: OrderReader): string {
  const texts = orderMail[reader.Language]
  const url =
    kind === 'orderCancelled'
      ? absolute(context.webUrl, neighborPath('home'))
      : (context.link ?? neighborOrderUrl(context.webUrl, context.order.ID))
  const end = texts[isReminder(kind) ? 'text.endReminder' : 'text.end']
  const withAdvice = (advice: string) => {
    const template = texts[`text.${kind}.${isDelivery(context.order) ? 'delivery' : 'pickup'}`]
    const words = fill(template, {
      ...valuesOf(context, reader),
      pantry: senderOf(context, reader.Language),
      advice,
      url,
    })
    return `${words} ${end}`.replace(/, \./g, '.').replace(/\.{2}(?= )/g, '.')
  }
  const advice = adviceOf(kind, context, reader.Language)
  const room = maxText - withAdvice(advice).length
  const more =
    wayInOf(kind, context, reader.Language, room) + standingTextOf(kind, context.order, reader.Language, room)
  return withAdvice(more + advice)
}
