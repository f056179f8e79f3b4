import { Typography } from '@mui/material'
import { app } from '../../../../../shared/core/text/app.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { CancelRequestDraft } from '../../../../../shared/rescue/donations/cancelRequest.ts'
import { donationEditTexts } from '../../../../../shared/rescue/donations/texts/donationEdit.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'

/** A donor asks the food bank to cancel, and says why. */
export default function AskCancel({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(donationEditTexts)
  const shell = useText(app)
  const form = useDraftForm(CancelRequestDraft, { Reason: '' }, 'reasonMissing')
  const submit = useSubmit(form, donations.requestCancel, {
    toInput: ({ Reason }) => ({ id, Reason }),
    shows: { read: donations.getTransaction, of: { id } },
    done: text('asked'),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={text('askCancelTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={donationEditTexts}
      submitLabel={text('askCancelSend')}
      cancelLabel={shell('close')}
    >
      <Typography color="textSecondary">{text('askCancelLead')}</Typography>
      <TextField
        control={form.control}
        name="Reason"
        label={text('reason')}
        helperText={text('reasonHint')}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  )
}
