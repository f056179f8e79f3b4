import { DialogContentText } from '@mui/material'
import * as z from 'zod/mini'
import type { ShownPendingDonor } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { maxRefusalReason } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const refuseForm = z.object({ Reason: z.string() })

interface RefuseDialogProps {
  pending: ShownPendingDonor
  onClose: () => void
}

/** Refuses a sign-up; the reason is mailed. */
export default function RefuseDialog({ pending, onClose }: RefuseDialogProps) {
  const text = useText(pendingDonorTexts)
  const { ID: id, DonorName: donor, ContactName: name, EMailAddress: mail } = pending
  const form = useDraftForm(refuseForm, { Reason: '' })
  const submit = useSubmit(form, donors.decidePendingDonor, {
    toInput: ({ Reason }) => ({ id, IsApproved: false, Reason }),
    shows: { read: donors.getPendingDonor, of: { id } },
    done: text('refused', { donor, mail }),
    onSuccess: onClose,
    failureRenews: [donors.getPendingDonor],
  })
  return (
    <FormDialog
      title={text('refuseTitle', { donor })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={pendingDonorTexts}
      submitLabel={text('refuseButton')}
      submitProps={{ color: 'error' }}
    >
      <DialogContentText>{text('refuseText', { name })}</DialogContentText>
      <TextField
        control={form.control}
        name="Reason"
        label={text('reasonLabel')}
        helperText={text('reasonHint')}
        htmlInput={{ maxLength: maxRefusalReason }}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  )
}
