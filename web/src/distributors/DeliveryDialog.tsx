import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as distributors from '../../../shared/api/distributors.ts'
import { app } from '../../../shared/text/app.ts'
import { loadTexts } from '../../../shared/text/loads.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useStoreAnswer } from '../data/useApi.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { RootError } from '../ui/form/RootError.tsx'

const count = z.string().check(z.regex(/^\s*\d{1,8}\s*$/, 'countWrong'))
const deliveryForm = (maxCases: number) =>
  z.object({
    cases: count.check(z.refine((typed) => !(Number(typed) > maxCases), 'tooManyCases')),
    items: count,
  })

/** What arrived of the load: all of it, unless somebody counts otherwise. */
export default function DeliveryDialog({ load, onClose }: { load: distributors.SubmissionView; onClose: () => void }) {
  const text = useText(loadTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const toast = useToast()
  const store = useStoreAnswer()
  const { InitiallyDonatedCases: maxCases } = load
  const schema = useMemo(() => deliveryForm(maxCases), [maxCases])
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { cases: String(load.TotalCases), items: String(load.TotalItems) },
  })
  const submit = useSubmit(form, distributors.recordSubmissionDelivery, {
    toInput: ({ cases, items }) => ({ id: load.ID, TotalCases: Number(cases), TotalItems: Number(items) }),
    onSuccess: (changed) => {
      store(distributors.getSubmission, { id: load.ID }, changed)
      toast(text('delivered'))
      onClose()
    },
  })
  const { control, formState } = form
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delivery-title">
      <FormElement form={form} onSubmit={submit} texts={loadTexts}>
        <DialogTitle id="delivery-title">{text('deliver')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography>{text('deliverText', { cases: maxCases.toLocaleString(language) })}</Typography>
            <TextField
              control={control}
              name="cases"
              label={text('totalCases')}
              htmlInput={{ inputMode: 'numeric' }}
              autoFocus
            />
            <TextField control={control} name="items" label={text('totalItems')} htmlInput={{ inputMode: 'numeric' }} />
            <RootError control={control} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {text('deliver')}
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
