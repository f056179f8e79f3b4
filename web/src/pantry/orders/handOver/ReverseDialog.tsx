import { Typography } from '@mui/material'
import * as z from 'zod/mini'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import {
  maxReversalWords,
  type ReversalReason,
  reversalReasons,
} from '../../../../../shared/pantry/orders/later/reversal.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'

const reverseForm = z
  .object({
    Reason: z.string().check(z.minLength(1, 'reasonMissing')),
    Words: z.string().check(z.maxLength(maxReversalWords)),
  })
  .check(
    z.refine(({ Reason, Words }) => Reason !== 'other' || Words.trim() !== '', {
      path: ['Words'],
      error: 'wordsMissing',
    }),
  )

interface ReverseProps {
  order: Pick<ShownOrder, 'ID' | 'Code'>
  onClose: () => void
}

/** Reason of a hand-over's reversal, and what follows from it. */
export default function ReverseDialog({ order: { ID: id, Code: code }, onClose }: ReverseProps) {
  const text = useText(signatureTexts)
  const form = useDraftForm(reverseForm, { Reason: '', Words: '' })
  const submit = useSubmit(form, orders.takeHandOverBack, {
    toInput: ({ Reason, Words }) => ({
      id,
      Reason: Reason as ReversalReason,
      ...(Words.trim() ? { Words: Words.trim() } : {}),
    }),
    shows: { read: orders.getOrder, of: { id } },
    renews: 'all',
    done: text('reversed', { code }),
    failed: text('reverseFailed'),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      texts={signatureTexts}
      title={text('reverseTitle', { code })}
      submitLabel={text('reverse')}
      submitProps={{ color: 'error' }}
      onClose={onClose}
    >
      <Typography>{text('reverseLead')}</Typography>
      <SelectField
        control={form.control}
        name="Reason"
        label={text('reason')}
        options={[
          { value: '', label: '' },
          ...reversalReasons.map((value) => ({ value, label: text(`reason.${value}`) })),
        ]}
      />
      <TextField control={form.control} name="Words" label={text('words')} multiline minRows={2} />
    </FormDialog>
  )
}
