import { useCallback } from 'react'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { OrderStatus } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Asks before a final status, changes it and reports; after a failure the orders are asked for again. */
export function useOrderStatus(onChanged: (order: ShownOrder) => void) {
  const text = useText(orderTexts)
  const toast = useToast()
  const refresh = useRefresh()
  const mayEnd = useConfirmEnd()
  const { run, busy } = useAction(orders.setOrderStatus)
  const change = async ({ ID: id }: Pick<OrderGridRow, 'ID'>, status: OrderStatus) => {
    if (!(await mayEnd(status))) return
    try {
      const changed = await run({ id, statusCode: status.Code })
      toast(`${text('updated')}: ${text('updatedText', { count: 1, status: text(status.Code) })}`)
      onChanged(changed)
    } catch (error) {
      const reason = refusalReason(error) ?? text('serverError')
      toast(`${text('updateFailed')}: ${reason} ${text('again')}`, { tone: 'error' })
      await refresh(orders.getOrdersGrid, orders.getOrder)
    }
  }
  return { change, busy }
}

function useConfirmEnd() {
  const text = useText(orderTexts)
  const confirm = useConfirm()
  return useCallback(
    async ({ Code, IsCancelledType, IsSuccessfullyCompletedType }: OrderStatus) => {
      const status = text(Code)
      if (Code === 'ABANDONED')
        return confirm({ title: text('didNotCome'), text: text('confirmAbandoned'), confirm: text('didNotCome') })
      if (IsCancelledType)
        return confirm({
          title: text('cancelOrder'),
          text: text('confirmCancelled'),
          confirm: text('cancelOrder'),
          cancel: text('keepOrder'),
          isDangerous: true,
        })
      if (!IsSuccessfullyCompletedType) return true
      return confirm({ title: status, text: text('confirmCompleted', { status }), confirm: text('proceed') })
    },
    [confirm, text],
  )
}
