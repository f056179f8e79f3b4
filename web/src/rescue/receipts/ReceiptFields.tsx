import { receiptTexts as texts } from '../../../../shared/rescue/receipts/texts.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { MoreFields } from './MoreFields.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import { ReceiptPickup } from './ReceiptPickup.tsx'
import type { ReceiptFormReturn } from './receiptForm.ts'

interface ReceiptFieldsProps {
  form: ReceiptFormReturn
  agencyName: string | undefined
  /** The donor location is given. */
  isOfDonation: boolean
}

/** Fields of a receipt, the same in a new one and in a correction. */
export function ReceiptFields({ form, agencyName, isOfDonation }: ReceiptFieldsProps) {
  const text = useText(texts)
  return (
    <>
      <Panel title={text('pickup')}>
        <ReceiptPickup form={form} agencyName={agencyName} isOfDonation={isOfDonation} />
      </Panel>
      <Panel title={text('foodsTitle')}>
        <ReceiptLines form={form} />
      </Panel>
      <MoreFields control={form.control} />
    </>
  )
}
