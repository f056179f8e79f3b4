import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as stock from '../../../shared/api/stock.ts'
import { type AdjustmentReason, adjustmentReasons, maxNote, Quantity, type Stock } from '../../../shared/stock/stock.ts'
import { stockTexts } from '../../../shared/text/stock.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { SelectField, TextField } from '../ui/form/fields.tsx'

/** Messages of the schema are keys of the form's texts. */
const correction = z
  .object({
    UpdatedValue: z
      .string()
      .check(z.refine((typed) => typed.trim() !== '' && Quantity.safeParse(Number(typed)).success, 'quantityMissing')),
    Reason: z.enum(adjustmentReasons),
    Note: z.string(),
  })
  .check(
    z.refine(({ Reason, Note }) => Reason !== 'other' || Note.trim() !== '', { path: ['Note'], error: 'noteMissing' }),
  )

interface CorrectDialogProps {
  product: { readonly ID: number; readonly Name: string; readonly Quantity: number }
  onSaved: (stored: Stock) => void
  onClose: () => void
}

/** Corrects a quantity and says why: the ledger keeps the reason. */
export default function CorrectDialog({ product, onSaved, onClose }: CorrectDialogProps) {
  const text = useText(stockTexts)
  const toast = useToast()
  const form = useForm({
    resolver: zodResolver(correction),
    defaultValues: {
      UpdatedValue: String(product.Quantity),
      Reason: adjustmentReasons[0] as AdjustmentReason,
      Note: '',
    },
  })
  const submit = useSubmit(form, stock.adjustQuantity, {
    toInput: ({ UpdatedValue, ...values }) => ({ id: product.ID, UpdatedValue: Number(UpdatedValue), ...values }),
    onSuccess: (stored) => {
      const changed = text('quantityChanged', { old: product.Quantity, new: stored.Quantity })
      toast(`${text('quantityUpdated')}: ${changed}`)
      onSaved(stored)
    },
    onFailure: () => toast(text('quantityFailed'), { tone: 'error' }),
  })
  const { control } = form
  return (
    <FormDialog
      title={text('correctTitle', { name: product.Name })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={stockTexts}
    >
      <TextField
        control={control}
        name="UpdatedValue"
        label={text('quantity')}
        type="number"
        htmlInput={{ min: 0, step: 1, inputMode: 'numeric' }}
        autoFocus
      />
      <SelectField
        control={control}
        name="Reason"
        label={text('reason')}
        options={adjustmentReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <TextField control={control} name="Note" label={text('note')} htmlInput={{ maxLength: maxNote }} />
    </FormDialog>
  )
}
