import { useCallback } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useAttempt } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'

/** Takes a hand-over back and says so. */
export function useTakeBack() {
  const text = useText(orderWorkTexts)
  const attempt = useAttempt()
  const { run } = useAction(orders.takeHandOverBack)
  return useCallback(
    ({ ID: id, Code: code }: Pick<ShownOrder, 'ID' | 'Code'>, onDone: (order: ShownOrder) => void) =>
      attempt(async () => onDone(await run({ id })), text('takenBack', { code }), text('takeBackFailed')),
    [attempt, run, text],
  )
}
