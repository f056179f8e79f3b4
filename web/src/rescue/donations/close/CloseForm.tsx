import { zodResolver } from '@hookform/resolvers/zod'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { reopenHours } from '../../../../../shared/rescue/donations/pickup/reopening.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { go } from '../../../core/go.ts'
import { paths } from '../../../core/paths.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { Form } from '../../../core/ui/form/Form.tsx'
import { Lead } from '../../../core/ui/Lead.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useText } from '../../../core/words/language.tsx'
import { ItemLines } from '../ItemLines.tsx'
import { CloseQuestion } from './CloseQuestion.tsx'
import { CorrectedItems } from './CorrectedItems.tsx'
import { type ClosedForm, type CloseFormValues, closeForm, closeInput, initialClose } from './closeForm.ts'
import { RecordedFields } from './RecordedFields.tsx'

/** Picked up or not, with the final pounds; says plainly what follows from either. */
export function CloseForm({ transaction }: { transaction: Transaction }) {
  const { ID: id, Code: code, IsReceiptCreationComplete: isReceipted } = transaction
  const text = useText(donorTexts)
  const prefix = useRolePrefix()
  const [schema] = useState(() => closeForm(transaction, () => new Date(serverNow())))
  const form = useForm<CloseFormValues, unknown, ClosedForm>({
    resolver: zodResolver<CloseFormValues, unknown, ClosedForm>(schema),
    defaultValues: initialClose(transaction),
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const submit = useSubmit(form, donations.closeOut, {
    toInput: (values) => closeInput(id, values),
    shows: { read: donations.getTransaction, of: { id } },
    done: text(outcome === 'no' ? 'closedNo' : 'closedYes', { code }),
    onSuccess: () => go(paths.transaction(prefix, id), { replace: true }),
    failureRenews: [donations.getCloseOut],
  })
  const agency = acceptedMatch(transaction)?.Agency.Name
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={donorTexts}
      submitLabel={text('closeButton')}
      submitProps={{ color: outcome === 'no' ? 'error' : 'primary' }}
      cancelHref={paths.transaction(prefix, id)}
      cancelLabel={text('closeLater')}
    >
      <CloseQuestion control={form.control} agency={agency} isReceipted={isReceipted} />
      {outcome === 'yes' || outcome === 'yesReceipted' ? (
        <>
          <Panel title={text('closePounds')}>
            <Lead>{text(isReceipted ? 'closeReceipted' : 'closePoundsLead')}</Lead>
            {isReceipted ? (
              <ItemLines items={transaction.AdHocTransactionDonationCategories} />
            ) : (
              <CorrectedItems transaction={transaction} />
            )}
          </Panel>
          <Panel title={text('closeRecorded')}>
            <Lead>{text('closeRecordedLead')}</Lead>
            <RecordedFields control={form.control} transaction={transaction} />
          </Panel>
        </>
      ) : null}
      <Alert severity="info">{text('closeUndo', { hours: reopenHours })}</Alert>
    </Form>
  )
}
