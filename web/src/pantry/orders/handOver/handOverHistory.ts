import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { placedText } from '../orderText.ts'

/** Recipient and household of the day. */
export function useRecipientText(handOver: ShownOrder['HandOver']): string | undefined {
  const text = useText(orderWorkTexts)
  if (!handOver) return undefined
  if (handOver.Recipient.Kind === 'proxy') return handOver.Recipient.Name ?? text('proxy')
  return handOver.HouseholdSize === null ? text('household') : text('householdOf', { count: handOver.HouseholdSize })
}

/** Signature on paper, and hand-overs that were taken back, with who, when and why. */
export function useHandOverHistory({ HandOver, Reversals = [] }: Pick<ShownOrder, 'HandOver' | 'Reversals'>) {
  const text = useText(signatureTexts)
  const orderText = useText(orderTexts)
  const { language } = useLanguage()
  const at = (instant: string) => placedText(instant, orderText, language)
  const { Signature } = HandOver ?? {}
  const taken = Reversals.map(({ At, By, Reason, Words, HandedOver }) => ({
    label: text('takenBackOf', { time: at(HandedOver.At) }),
    value: [
      text('takenBackBy', { when: at(At), name: By?.Name ?? '' }),
      ...(Reason ? [text(`reason.${Reason}`)] : []),
      ...(Words ? [Words] : []),
    ].join('. '),
  }))
  const named = Signature && { name: Signature.Name, witness: Signature.Witness, when: at(Signature.TypedIn) }
  return [...(named ? [{ label: text('signature'), value: text('signatureBy', named) }] : []), ...taken]
}
