import { Typography } from '@mui/material'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { numberText } from '../../core/time/time.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

const count = z.string().check(z.regex(/^\s*\d{1,8}\s*$/, 'countWrong'))
const atMost = (max: number) => count.check(z.refine((typed) => !(Number(typed) > max), 'tooManyCases'))
const deliveryForm = (maxCases: number, maxItems: number) =>
  z.object({ cases: atMost(maxCases), items: atMost(maxItems) })

/** Amount of the load that arrived: all of it, unless somebody counts otherwise. */
export default function DeliveryDialog({ load, onClose }: { load: distributors.SubmissionView; onClose: () => void }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const { InitiallyDonatedCases: maxCases, InitiallyDonatedItems: maxItems } = load
  const schema = useMemo(() => deliveryForm(maxCases, maxItems), [maxCases, maxItems])
  const form = useDraftForm(schema, { cases: String(load.TotalCases), items: String(load.TotalItems) })
  const submit = useSubmit(form, distributors.recordSubmissionDelivery, {
    toInput: ({ cases, items }) => ({ id: load.ID, TotalCases: Number(cases), TotalItems: Number(items) }),
    shows: { read: distributors.getSubmission, of: { id: load.ID } },
    done: text('delivered'),
    onSuccess: onClose,
  })
  const { control } = form
  return (
    <FormDialog
      title={text('deliver')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={loadTexts}
      submitLabel={text('deliver')}
      maxWidth="xs"
    >
      <Typography>{text('deliverText', { cases: numberText(maxCases, language) })}</Typography>
      <TextField
        control={control}
        name="cases"
        label={text('totalCases')}
        htmlInput={{ inputMode: 'numeric' }}
        autoFocus
      />
      <TextField control={control} name="items" label={text('totalItems')} htmlInput={{ inputMode: 'numeric' }} />
    </FormDialog>
  )
}
