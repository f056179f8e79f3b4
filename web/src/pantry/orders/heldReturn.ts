import type { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { useText } from '../../core/words/language.tsx'

interface HeldLine {
  readonly Name: string
  readonly HeldLots?: readonly string[] | undefined
}

/** Question before food that may be of a lot on hold is given to somebody, and what is sent with the yes. */
export function heldReturn(
  text: ReturnType<typeof useText<typeof orderTexts>>,
  { Name: name, HeldLots = [] }: HeldLine,
  choice: 'shelf' | 'discarded' | 'givenAway',
) {
  if (HeldLots.length === 0 || choice === 'discarded') return { said: {}, ask: undefined }
  const asked = text('heldAsk', { name, lots: HeldLots.join(', ') })
  return { said: { AreLotsRead: true }, ask: { title: text('heldLook'), text: asked, confirm: text('heldNone') } }
}
