import { customerTag } from '../../../events/mail.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { absolute, neighborPath } from '../../../shared/core/link/page.ts'
import { shortDay } from '../../../shared/core/mail/dateTime.ts'
import { isolatedWords } from '../../../shared/core/text/isolated.ts'
import { fill } from '../../../shared/core/text/text.ts'
import type { ReadText } from '../../../shared/core/texting/keywords.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { notComingRefusal } from '../../../shared/pantry/orders/editable.ts'
import { withHeldLots } from '../../../shared/pantry/orders/onHold.ts'
import { type Order, orderCode, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../shared/pantry/orders/statusChange.ts'
import { textReplies } from '../../../shared/pantry/orders/texts/neighborTexts.ts'
import { isWindowOver } from '../../../shared/pantry/windows/available.ts'
import { claimWrite } from '../../core/mail/mailMark.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import type { Write } from '../../core/table/write.ts'
import { ordersToldTo, receivedWrite } from '../../core/texting/textTable.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { orderStore, ordersById } from './orderTable.ts'

/**
 * CANCEL as a reply: of the orders that the number was told of, the one that can be cancelled is, the one that it names, or
 * none when there are several. Undefined when there is no order that it could mean.
 */
export async function cancelByText({ phone, id }: Sender, read: ReadText, now: Date): Promise<string | undefined> {
  const orders = await comingOrders(phone, now)
  const named = orders.filter((order) => read.words.includes(orderCode(order.ID)))
  const meant = named.length > 0 ? named : orders
  const open = meant.filter((order) => order.isEditable)
  const [first, ...others] = open.length > 0 ? open : meant
  if (!first) return undefined
  if (others.length > 0 && open.length > 0) return reply('cancelWhich', read, first, { orders: listOf(open, read) })
  if (first.StatusCode === 'CANCELLED') return reply('cancelled', read, first)
  if (!first.isEditable) return reply('cancelClosed', read, first)
  const words = await reply('cancelled', read, first)
  return (await cancel(first, receivedWrite(id, words, now), now)) ? words : reply('cancelClosed', read, first)
}

interface Sender {
  readonly phone: string
  /** The carrier's own number of the text. */
  readonly id: string
}

type ComingOrder = Order & { readonly isEditable: boolean }

/** Those whose day is not over and that somebody with this number ordered; open ones first, then cancelled ones. */
async function comingOrders(phone: string, now: Date): Promise<ComingOrder[]> {
  const told = await ordersById(await ordersToldTo(phone))
  const found = await Promise.all(
    told.map(async (order): Promise<ComingOrder[]> => {
      const [customer, window] = await Promise.all([
        customerById(order.FoodInsecureNeighbor.ID),
        windowById(windowIdOf(order) ?? 0),
      ])
      const isOver =
        !window ||
        order.OrderDay < localDay(now, window.TimeZone) ||
        (isFinal(order.StatusCode) && order.StatusCode !== 'CANCELLED')
      if (isOver || customer?.PhoneNumber !== phone) return []
      return [{ ...order, isEditable: !isWindowOver(window, now) && notComingRefusal(order) === undefined }]
    }),
  )
  const rank = ({ StatusCode }: Order) => (StatusCode === 'CANCELLED' ? 1 : 0)
  return found.flat().toSorted((a, b) => rank(a) - rank(b) || a.OrderDay.localeCompare(b.OrderDay) || a.ID - b.ID)
}

/** The answer tells it: the text that follows a cancellation is marked as told. A second delivery cancels no later order. */
async function cancel(order: Order, received: Write, now: Date): Promise<boolean> {
  const told = {
    eventId: `order-${order.ID}-cancelled`,
    subject: `text-${customerTag(order.FoodInsecureNeighbor.ID)}`,
    kind: 'orderCancelled',
  } as const
  const onHold = await loadOnHold(order.EntityID)
  const changed = await orderStore.change(
    order,
    (before, at) => setStatus(withHeldLots(before, 'CANCELLED', onHold), 'CANCELLED', at),
    {
      by: null,
      now,
      also: () => [claimWrite(told, now, 'sent'), received],
    },
  )
  return !isRefusal(changed)
}

const dayOf = ({ OrderDay }: Order, { language }: ReadText) => shortDay(OrderDay, language)
/** Of a text's length; the code of any other is taken as well. */
const maxListed = 4
const listOf = (orders: readonly Order[], read: ReadText) =>
  orders
    .slice(0, maxListed)
    .map((order) => `${orderCode(order.ID)} (${dayOf(order, read)})`)
    .join(', ') + (orders.length > maxListed ? ', …' : '')

async function reply(
  kind: 'cancelled' | 'cancelClosed' | 'cancelWhich',
  read: ReadText,
  order: Order,
  more: Record<string, string> = {},
): Promise<string> {
  const entity = await anyEntity(order.EntityID)
  const phone = entity && 'Contact' in entity ? entity.Contact.PhoneNumber : ''
  return fill<string>(textReplies[read.language][kind], {
    pantry: isolatedWords(entity?.Name ?? 'Gleanery', read.language),
    code: orderCode(order.ID),
    day: dayOf(order, read),
    url: absolute(webUrl(), neighborPath('home')),
    phone: isolatedWords(phone, read.language),
    ...more,
  }).replace(/\s+\./g, '.')
}
