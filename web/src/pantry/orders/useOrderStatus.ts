import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { OrderStatus } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import type { Question } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'

/** Asks before a final status, changes it and reports. */
export function useOrderStatus({ ID: id }: Pick<OrderGridRow, 'ID'>, onChanged?: (order: ShownOrder) => void) {
  const text = useText(orderTexts)
  const question = useEndQuestion()
  const { act, busy } = useAction({ shows: { read: orders.getOrder, of: { id } }, renews: 'all' })
  const change = (status: OrderStatus) =>
    act(
      orders.setOrderStatus,
      { id, statusCode: status.Code },
      {
        ask: question(status),
        done: `${text('updated')}: ${text('updatedText', { count: 1, status: text(status.Code) })}`,
        failed: (error) => `${text('updateFailed')}: ${refusalReason(error) ?? text('serverError')} ${text('again')}`,
        onDone: onChanged,
      },
    )
  return { change, busy }
}

/** Question before an order ends. */
function useEndQuestion() {
  const text = useText(orderTexts)
  return ({ Code, IsCancelledType, IsSuccessfullyCompletedType }: OrderStatus): Question | undefined => {
    const status = text(Code)
    if (Code === 'ABANDONED')
      return { title: text('didNotCome'), text: text('confirmAbandoned'), confirm: text('didNotCome') }
    if (IsCancelledType)
      return {
        title: text('cancelOrder'),
        text: text('confirmCancelled'),
        confirm: text('cancelOrder'),
        cancel: text('keepOrder'),
        isDangerous: true,
      }
    if (!IsSuccessfullyCompletedType) return undefined
    return { title: status, text: text('confirmCompleted', { status }), confirm: text('proceed') }
  }
}
