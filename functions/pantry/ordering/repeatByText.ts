import { customerTag } from '../../../events/mail.ts'
import type { ReceivedText } from '../../../events/texts.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { absolute, neighborPath } from '../../../shared/core/link/page.ts'
import { shortDay } from '../../../shared/core/mail/dateTime.ts'
import { isolatedWords } from '../../../shared/core/text/isolated.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import type { ReadText } from '../../../shared/core/texting/keywords.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import { isAskedByStaff } from '../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { opensByPhone } from '../../../shared/pantry/customers/signInCode.ts'
import { type AcceptedOrder, decideOrder } from '../../../shared/pantry/ordering/decide.ts'
import { repeatedDraft, repeatedText, repeatOfferText } from '../../../shared/pantry/ordering/repeating.ts'
import { orderCode } from '../../../shared/pantry/orders/order.ts'
import { textReplies } from '../../../shared/pantry/orders/texts/neighborTexts.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { claimWrite } from '../../core/mail/mailMark.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import {
  answeredBefore,
  offeredWrite,
  receivedWrite,
  toldOrderWrite,
  wasOffered,
} from '../../core/texting/textTable.ts'
import { customersByPhone } from '../customers/customerTable.ts'
import { conversationOf } from '../customers/texts/conversationTable.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'
import { foodFor, placeOfOrder, type Repeatable, repeatableOf } from './repeatable.ts'

/**
 * '1' or SAME as a reply: the food of the family's last order, at the next open time of the same place, by the rules of every
 * order. The answer tells what was placed and when to come, or why not and what else can be done.
 */

const orderUrl = () => absolute(webUrl(), neighborPath('home'))
type Place = Awaited<ReturnType<typeof placeOfOrder>>

/** A second household of the phone would order for the first. */
const orders = (customer: Customer) => textAddress(customer) !== undefined || opensByPhone(customer)

/** Undefined for a text that is no order: staff asked something, and a number answers it. */
export async function repeatByText(received: ReceivedText, read: ReadText, now: Date): Promise<string | undefined> {
  const { originationNumber: phone, inboundMessageId: id } = received
  const isNumber = read.words.join(' ') === '1'
  const [customer, ...others] = (await customersByPhone(phone)).filter(orders)
  if (!customer) return undefined
  await readCorrections([customer.Language], now)
  if (others.length > 0) return told(id, fill(textReplies[customer.Language].repeatMany, { url: orderUrl() }), now)
  const conversation = isNumber ? await conversationOf(customer.ID) : undefined
  if (conversation && isAskedByStaff(conversation)) return undefined
  const repeatable = await repeatableOf(customer, now)
  if (!repeatable) return told(id, fill(textReplies[customer.Language].repeatNone, { url: orderUrl() }), now)
  const place = await placeOfOrder(repeatable.order)
  const hindrance = hindranceOf(repeatable, place, customer.Language)
  if (hindrance !== undefined) return told(id, hindrance, now)
  if (isNumber && !(await wasOffered(phone, now))) return offer(received, { customer, repeatable, place }, now)
  return placeAgain(received, { customer, repeatable, place }, now)
}

async function told(id: string, words: string, now: Date): Promise<string> {
  await table.commit([receivedWrite(id, words, now)])
  return words
}

function hindranceOf({ order, isComing, windows }: Repeatable, { pantry, phone, place }: Place, language: Language) {
  const [texts, url] = [textReplies[language], orderUrl()]
  const own = (words: string) => isolatedWords(words, language)
  const day = shortDay(order.OrderDay, language)
  if (isComing) return fill(texts.repeatHas, { pantry: own(pantry), code: orderCode(order.ID), day, url })
  if (windows.length > 0) return undefined
  return fill(texts.repeatClosed, {
    pantry: own(pantry),
    place: place ? own(place) : texts.toYou,
    url,
    phone: own(phone),
  })
}

interface Found {
  readonly customer: Customer
  readonly repeatable: Repeatable
  readonly place: Place
}

/** A number that nobody asked for orders nothing: it gets the offer that it would answer. */
async function offer({ originationNumber: phone, inboundMessageId: id }: ReceivedText, found: Found, now: Date) {
  const { customer, repeatable, place } = found
  const [window] = repeatable.windows
  if (!window) return undefined
  const items = repeatable.order.PantryOrderItems
  const words = repeatOfferText(items, { ...place, window }, orderUrl(), customer.Language)
  await table.commit([offeredWrite(phone, now), receivedWrite(id, words, now)])
  return words
}

/** Of the next times, some may be full by now. */
const maxTimes = 3

async function placeAgain(received: ReceivedText, found: Found, now: Date): Promise<string | undefined> {
  const { inboundMessageId: id } = received
  let refusal: Refusal | undefined
  for (const window of found.repeatable.windows.slice(0, maxTimes)) {
    const placed = await placeAt(window, received, found, now)
    if (!isRefusal(placed)) return placed
    refusal ??= placed
  }
  const { customer, place } = found
  const reason = refusal ? fill(refusal.refused[customer.Language], refusal.values ?? {}) : ''
  return told(
    id,
    fill(textReplies[customer.Language].repeatRefused, {
      pantry: isolatedWords(place.pantry, customer.Language),
      reason,
      url: orderUrl(),
    }),
    now,
  )
}

/** Order, stock, place and answer are one transaction. */
async function placeAt(
  window: OrderWindow,
  received: ReceivedText,
  found: Found,
  now: Date,
): Promise<string | Refusal> {
  const { originationNumber: phone, inboundMessageId: id } = received
  const { customer, repeatable, place } = found
  const orderId = await nextId('order')
  const reload = () => foodFor(customer, repeatable.order, window, new Date())
  const words = await retryConflicts({ loaded: await reload(), now, reload }, async (food, at) => {
    // Another delivery was faster.
    const known = await answeredBefore(id)
    if (known) return known.Reply
    const draft = repeatedDraft(repeatable.order, window, food.lines)
    const request = { orderId, customerId: customer.ID, draft }
    const decided = decideOrder(request, await readPantry(window.EntityID, [request], at, customer))
    if (isRefusal(decided)) return decided
    const answer = answerFor(decided, food, { customer, place, window })
    await table.commit([...newOrdersWrites([{ ...decided, by: null }], at), receivedWrite(id, answer, at)])
    return answer
  })
  if (!isRefusal(words)) await markTold(phone, orderId, customer.ID, now)
  return words
}

function answerFor(
  { order, removed }: AcceptedOrder,
  food: Awaited<ReturnType<typeof foodFor>>,
  { customer, place, window }: Pick<Found, 'customer' | 'place'> & { readonly window: OrderWindow },
): string {
  const ranOut = removed.flatMap(({ PantryInventoryItemID: id }) =>
    food.lines.flatMap((line) => (line.PantryInventoryItemID === id ? [line.Name] : [])),
  )
  const about = { ...food, left: [...new Set([...food.left, ...ranOut])], code: orderCode(order.ID) }
  return repeatedText(order, about, { ...place, window }, customer.Language)
}

/** The answer tells it: the text that follows a new order is marked as told. A reply may mean the order. */
async function markTold(phone: string, orderId: number, customerId: number, now: Date): Promise<void> {
  const placed = {
    eventId: `order-${orderId}-placed`,
    subject: `text-${customerTag(customerId)}`,
    kind: 'orderPlaced',
  } as const
  await table.commit([toldOrderWrite(phone, orderId, now)])
  try {
    await table.commit([claimWrite(placed, now, 'sent')])
  } catch (error) {
    // The other text is on its way already.
    if (!(error instanceof ConditionFailed)) throw error
  }
}
