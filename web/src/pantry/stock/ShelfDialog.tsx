import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { amountKind, differenceOf } from '../../../../shared/pantry/stock/shelfForm.ts'
import {
  type AdjustmentReason,
  adjustmentReasons,
  maxNote,
  maxReceiptWords,
  type Stock,
  stockOrigins,
} from '../../../../shared/pantry/stock/stock.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { LotFields } from './LotFields.tsx'

/** Messages of the schema are keys of the form's texts. */
const change = (shelf: number) =>
  z
    .object({
      Reason: z.enum(adjustmentReasons),
      Amount: z.string(),
      Note: z.string(),
      Origin: z.enum(stockOrigins),
      From: z.string(),
      Document: z.string(),
      Lot: z.string(),
      BestBy: z.string(),
    })
    .check(
      z.refine(({ Reason, Amount }) => differenceOf(Reason, Amount, shelf) !== undefined, {
        path: ['Amount'],
        error: 'amountMissing',
      }),
      z.refine(({ Reason, Note }) => Reason !== 'other' || Note.trim() !== '', {
        path: ['Note'],
        error: 'noteMissing',
      }),
    )

const takesLot = (reason: AdjustmentReason, amount: string, shelf: number) =>
  reason !== 'received' && reason !== 'counted' && (differenceOf(reason, amount, shelf) ?? 0) < 0

interface ShelfDialogProps {
  product: Pick<Stock, 'Quantity' | 'ShelfQuantity'> & {
    readonly ID: number
    readonly Name: string
    readonly Gtin?: string | null
    readonly isUsda?: boolean
  }
  /** Chosen at first. */
  reason: AdjustmentReason
  onSaved: (stored: Stock) => void
  onClose: () => void
}

/**
 * Form of what came to the shelf of a product or left it, and why: the ledger keeps the reason, and where it came from.
 */
export default function ShelfDialog({ product, reason, onSaved, onClose }: ShelfDialogProps) {
  const text = useText(stockTexts)
  const toast = useToast()
  const { ShelfQuantity: shelf } = product
  const form = useDraftForm(change(shelf), {
    ...{ Reason: reason, Amount: '', Note: '', Origin: 'donated' as (typeof stockOrigins)[number] },
    ...{ From: '', Document: '', Lot: '', BestBy: '' },
  })
  const submit = useSubmit(form, stock.adjustShelf, {
    toInput: ({ Reason, Amount, Note, Origin, From, Document, Lot, BestBy }) => ({
      ...{ id: product.ID, Difference: differenceOf(Reason, Amount, shelf) ?? 0, Reason, Note },
      ...(Reason === 'received' ? { Receipt: { Origin, From, Document, Lot, BestBy: BestBy || null } } : {}),
      ...(takesLot(Reason, Amount, shelf) && Lot.trim() !== '' ? { Lot } : {}),
    }),
    done: (stored) => `${text('quantityUpdated')}: ${text('shelfChanged', { old: shelf, new: stored.ShelfQuantity })}`,
    onSuccess: onSaved,
    onFailure: () => toast(text('quantityFailed'), { tone: 'error' }),
  })
  const { control } = form
  const [Reason, Amount] = useWatch({ control, name: ['Reason', 'Amount'] })
  const difference = differenceOf(Reason, Amount, shelf)
  const isLotTaken = Reason !== 'received' && Reason !== 'counted'
  return (
    <FormDialog
      title={text(Reason === 'received' ? 'receiveTitle' : 'correctTitle', { name: product.Name })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={stockTexts}
    >
      <SelectField
        control={control}
        name="Reason"
        label={text('reason')}
        options={adjustmentReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <TextField
        control={control}
        name="Amount"
        label={text(`amount.${amountKind(Reason)}`)}
        type="number"
        htmlInput={{ step: 1, inputMode: 'numeric' }}
        autoFocus
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {difference === undefined
          ? text('shelfNow', { shelf, available: product.Quantity })
          : text('shelfThen', { shelf, newShelf: shelf + difference, available: product.Quantity + difference })}
      </Typography>
      {Reason === 'received' ? (
        <>
          <SelectField
            control={control}
            name="Origin"
            label={text('source')}
            options={stockOrigins.map((value) => ({ value, label: text(`origin.${value}`) }))}
          />
          <TextField control={control} name="From" label={text('from')} htmlInput={{ maxLength: maxReceiptWords }} />
          <TextField
            control={control}
            name="Document"
            label={text('document')}
            htmlInput={{ maxLength: maxReceiptWords }}
          />
          <LotFields form={form} gtin={product.Gtin ?? null} isUsda={product.isUsda ?? false} />
        </>
      ) : null}
      {isLotTaken ? (
        <TextField
          control={control}
          name="Lot"
          label={text('lotTakenFrom')}
          htmlInput={{ maxLength: maxReceiptWords }}
        />
      ) : null}
      <TextField control={control} name="Note" label={text('note')} htmlInput={{ maxLength: maxNote }} />
    </FormDialog>
  )
}
