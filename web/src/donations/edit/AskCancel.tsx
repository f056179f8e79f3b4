import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
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
import { FormElement } from '../../ui/form/FormElement.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { RootError } from '../../ui/form/RootError.tsx'

const reasonForm = z.object({ Reason: z.string().check(z.refine((typed) => typed.trim() !== '', 'reasonMissing')) })

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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ask-cancel-title">
      <FormElement form={form} onSubmit={submit} texts={donationEditTexts}>
        <DialogTitle id="ask-cancel-title">{text('askCancelTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
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
            <RootError control={form.control} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {shell('close')}
          </Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {text('askCancelSend')}
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
