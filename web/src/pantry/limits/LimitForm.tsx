import { Box, Button, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  isCounted,
  type Limit,
  type LimitDraft,
  type LimitScopeCode,
  type LimitTypeCode,
  maxLimitAmount,
  maxLimitValue,
} from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { FormTexts } from '../../core/ui/form/formTexts.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { amountOf, formOf, isRepeated, limitDraftOf, limitForm, scopesOf } from './limitForm.ts'
import { scopeName } from './limitWords.ts'
import { SizeFields } from './SizeFields.tsx'

export interface LimitFormProps {
  type: LimitTypeCode
  /** The limit that is edited; none for a new one. */
  limit?: Limit | undefined
  /** The editor's other limits, of which the form repeats none. */
  others: readonly Limit[]
  /** Answers whether the limit was saved; whoever saves tells why not. */
  onSave: (draft: LimitDraft) => Promise<boolean> | boolean
  onClose: () => void
}

/** The fields of one limit. It stands inside other forms, such as a tag's, so it is no form element itself. */
export function LimitForm({ type, limit, others, onSave, onClose }: LimitFormProps) {
  const text = useText(limitTexts)
  const { language } = useLanguage()
  const [isSaving, setSaving] = useState(false)
  const form = useDraftForm(limitForm, formOf(type, limit))
  const { control, setValue, getValues, setError } = form
  const scope = useWatch({ control, name: 'Scope' }) as LimitScopeCode
  const save = form.handleSubmit(async (values) => {
    const draft = limitDraftOf(type, values)
    if (isRepeated(draft, others)) return setError('Scope', { message: 'repeated' })
    setSaving(true)
    const isSaved = await onSave(draft)
    setSaving(false)
    if (isSaved) onClose()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).tagName === 'BUTTON') return
    event.preventDefault()
    void save()
  }
  if (isSaving)
    return (
      <Typography role="status" sx={{ py: 1.5 }}>
        {text('saving')}
      </Typography>
    )
  const options = scopesOf(type).map((value) => ({ value, label: scopeName(value, 1, language) }))
  return (
    <FormTexts value={limitTexts}>
      <Box onKeyDown={onKeyDown} role="group" aria-label={text('add')} sx={formLook}>
        <TextField
          control={control}
          name="Value"
          label={text('value')}
          type="number"
          errorValues={{ max: maxLimitValue }}
          htmlInput={{ min: 1, max: maxLimitValue, step: 1, inputMode: 'numeric' }}
          autoFocus
          sx={{ flex: '1 1 110px' }}
        />
        <TextField
          control={control}
          name="Amount"
          label={text('amount')}
          type="number"
          errorValues={{ max: maxLimitAmount }}
          htmlInput={{ min: 1, max: maxLimitAmount, step: 1, inputMode: 'numeric', readOnly: !isCounted(scope) }}
          sx={{ flex: '1 1 90px' }}
        />
        <SelectField
          control={control}
          name="Scope"
          label={text('scope')}
          options={options}
          onChosen={() => setValue('Amount', amountOf(getValues('Scope'), getValues('Amount')))}
          sx={{ flex: '2 1 130px' }}
        />
        <SizeFields control={control} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 56 }}>
          <Button variant="contained" onClick={() => void save()}>
            {text('save')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {text('cancel')}
          </Button>
        </Box>
      </Box>
    </FormTexts>
  )
}

const formLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, pt: 1 } as const
