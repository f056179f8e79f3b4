import { useCallback } from 'react'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useAttempt } from '../../../core/data/failure.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useText } from '../../../core/words/language.tsx'

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
