import type { CodeLink } from '../../../../shared/core/link/code.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { LinkedOrder } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import * as standing from '../../../../shared/pantry/standing/api.ts'
import { useCodeLink } from '../../core/data/useCodeLink.ts'

export type OpenLinkedOrder = ReturnType<typeof useLinkedOrder>

/** An order by the link of its reminder, and whether its family comes. */
export function useLinkedOrder(link: CodeLink) {
  const { id } = link
  const {
    shown: order,
    taken,
    send,
    ...open
  } = useCodeLink<LinkedOrder, 'confirm' | 'move' | 'cancel' | 'endRegular'>(ordering.getLinkedOrder, link)
  return {
    ...open,
    order,
    isMoved: taken === 'move',
    isRegularEnded: taken === 'endRegular',
    confirm: () => send('confirm', ordering.confirmLinkedOrder, { id }),
    move: (TimeID: number) => send('move', ordering.moveLinkedOrder, { id, TimeID }),
    endRegular: () => send('endRegular', standing.endLinkedStandingOrder, { id }),
    cancel: () => send('cancel', ordering.cancelLinkedOrder, { id }),
  }
}
