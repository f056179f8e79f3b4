import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts as texts } from '../../../../shared/rescue/receipts/texts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { PendingActions } from './PendingActions.tsx'
import { ReceiptFields } from './ReceiptFields.tsx'
import { type ReceiptFormValues, receiptDraft, receiptForm } from './receiptForm.ts'

interface ReceiptFormProps {
  initial: ReceiptFormValues
  /** Of a donation: its number, the agency that took it, and whether a receipt was begun. */
  adHocTransactionId: number | undefined
  agencyName: string | undefined
  isPending: boolean
}

/** The form's name of an endpoint's field, where they differ. */
export const receiptFieldOf = { categories: 'lines', volunteer: 'isVolunteer', Notes: 'notes' } as const

/** Filled in, checked, sent, and then shown among the receipts. */
export function ReceiptForm({ initial, adHocTransactionId, agencyName, isPending }: ReceiptFormProps) {
  const text = useText(texts)
  const { today } = useToday()
  const prefix = useRolePrefix()
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const form = useDraftForm(receiptForm(today), initial)
  const submit = useSubmit(form, receipts.createReceipt, {
    toInput: (values) => receiptDraft(values, { isFoodBank, adHocTransactionId }),
    failed: text('createFailed'),
    fieldOf: receiptFieldOf,
    isLeaving: true,
    done: ({ Pickup }) => text('created', { code: Pickup.Code }),
    onSuccess: ({ PickupID }) => go(paths.receipts(prefix, PickupID), { replace: true }),
  })
  const putAside =
    adHocTransactionId === undefined ? null : (
      <PendingActions form={form} donationId={adHocTransactionId} isPending={isPending} />
    )
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={texts}
      submitLabel={text('create')}
      cancelHref={paths.receipts(prefix)}
      actions={putAside}
    >
      <ReceiptFields form={form} agencyName={agencyName} isOfDonation={adHocTransactionId !== undefined} />
    </Form>
  )
}
