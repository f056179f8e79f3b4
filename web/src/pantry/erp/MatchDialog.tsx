import { Alert, Typography } from '@mui/material'
import { type useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import { EachesPer, type ErpMatchingRow, itemsOfRow } from '../../../../shared/pantry/erp/importItem.ts'
import type { ErpProposal } from '../../../../shared/pantry/erp/proposal.ts'
import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { numberText } from '../../core/time/time.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { ProductField } from '../stock/ProductField.tsx'

/** Messages of the schema are keys of the form's texts. */
const matching = z.object({
  PantryInventoryItemID: z.nullable(z.int()).check(z.refine((id) => id !== null, 'productMissing')),
  EachesPer: z
    .string()
    .check(z.refine((typed) => typed.trim() !== '' && EachesPer.safeParse(Number(typed)).success, 'eachesMissing')),
})

interface MatchDialogProps {
  row: ErpMatchingRow
  /** Of a row that waits. */
  proposal: ErpProposal | undefined
  onSaved: (row: ErpMatchingRow) => void
  onClose: () => void
}

/** Matches a row with a product, or changes the match. */
export default function MatchDialog({ row, proposal, onSaved, onClose }: MatchDialogProps) {
  const text = useText(erpTexts)
  const toast = useToast()
  const form = useDraftForm(matching, {
    PantryInventoryItemID: row.PantryInventoryItemID ?? proposal?.ProductID ?? null,
    EachesPer: String(row.EachesPer ?? proposal?.EachesPer ?? ''),
  })
  const submit = useSubmit(form, erp.updateImportItem, {
    toInput: ({ PantryInventoryItemID, EachesPer: eaches }) => ({
      id: row.ID,
      PantryInventoryItemID: PantryInventoryItemID ?? 0,
      EachesPer: Number(eaches),
    }),
    onSuccess: (saved) => {
      const product = saved.PantryInventoryItem?.Name ?? ''
      toast(text('matched', { count: saved.QuantityToImport ?? 0, product }))
      onSaved(saved)
    },
    failed: text('updateFailed'),
  })
  return (
    <FormDialog
      title={text('matchTitle', { code: row.Code })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={erpTexts}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[row.Description, row.Details].filter(Boolean).join(' · ')}
      </Typography>
      {proposal ? <Alert severity="info">{text(proposal.IsFormer ? 'suggested' : 'proposedByName')}</Alert> : null}
      <ProductField
        control={form.control}
        name="PantryInventoryItemID"
        label={text('product')}
        helperText={text('productHint')}
        noOptions={text('noProducts')}
      />
      <TextField
        control={form.control}
        name="EachesPer"
        label={text('eaches')}
        helperText={text('eachesHint')}
        type="number"
        htmlInput={{ min: 1, step: 1, inputMode: 'numeric' }}
      />
      <Adds quantity={row.Quantity} control={form.control} />
    </FormDialog>
  )
}

type MatchForm = ReturnType<typeof useForm<z.input<typeof matching>>>

function Adds({ quantity, control }: { quantity: number; control: MatchForm['control'] }) {
  const text = useText(erpTexts)
  const { language } = useLanguage()
  const typed = useWatch({ control, name: 'EachesPer' })
  const eaches = Number(typed)
  if (typed === '' || !EachesPer.safeParse(eaches).success) return null
  const items = itemsOfRow(quantity, eaches)
  const number = (value: number) => numberText(value, language)
  return (
    <Typography color={isRefusal(items) ? 'error' : 'textSecondary'} role="status">
      {isRefusal(items)
        ? text('addsNot')
        : text('adds', { quantity: number(quantity), eaches: number(eaches), items: number(items) })}
    </Typography>
  )
}
