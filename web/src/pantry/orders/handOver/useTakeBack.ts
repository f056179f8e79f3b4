import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useText } from '../../../core/words/language.tsx'

/** Takes a hand-over back and says so. */
export function useTakeBack() {
  const text = useText(orderWorkTexts)
  const { act } = useAction({ failed: text('takeBackFailed'), renews: 'all' })
  return ({ ID: id, Code: code }: Pick<ShownOrder, 'ID' | 'Code'>, onDone?: (order: ShownOrder) => void) => {
    const shows = { read: orders.getOrder, of: { id } }
    return act(orders.takeHandOverBack, { id }, { shows, done: text('takenBack', { code }), onDone })
  }
}
