import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as donations from '../../../../shared/api/donations.ts'
import { maxCancelReason } from '../../../../shared/donation/cancelRequest.ts'
import { app } from '../../../../shared/text/app.ts'
import { donationEditTexts } from '../../../../shared/text/donationEdit.ts'
import { useText } from '../../app/language.tsx'
import { useToast } from '../../app/toast.tsx'
import { useStoreAnswer } from '../../data/useApi.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { filled } from '../../ui/form/filled.ts'

const reasonForm = z.object({ Reason: filled('reasonMissing') })

/** A donor asks the food bank to cancel, and says why. */
export default function AskCancel({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(donationEditTexts)
  const shell = useText(app)
  const toast = useToast()
  const storeAnswer = useStoreAnswer()
  const form = useForm({ resolver: zodResolver(reasonForm), defaultValues: { Reason: '' } })
  const submit = useSubmit(form, donations.requestCancel, {
    toInput: ({ Reason }) => ({ id, Reason }),
    onSuccess: (asked) => {
      storeAnswer(donations.getTransaction, { id }, asked)
      toast(text('asked'))
      onClose()
    },
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
        htmlInput={{ maxLength: maxCancelReason }}
        autoFocus
      />
    </FormDialog>
  )
}
