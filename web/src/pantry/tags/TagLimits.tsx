import { Box, Typography } from '@mui/material'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Limit, type LimitDraft, type LimitTypeCode, limitOf } from '../../../../shared/pantry/limits/limit.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { LimitsEditor } from '../limits/LimitsEditor.tsx'
import { newLimitId, type TagForm } from './tagForm.ts'

interface TagLimitsProps {
  form: UseFormReturn<TagForm, unknown, TagForm>
  onEditing: (type: LimitTypeCode, isEditing: boolean) => void
}

/** The limits of a tag, of items and of orders. They are saved with the tag. */
export function TagLimits({ form, onEditing }: TagLimitsProps) {
  const text = useText(tagTexts)
  const limits = useWatch({ control: form.control, name: 'Limits' })
  const set = (changed: Limit[]) => {
    form.setValue('Limits', changed, { shouldDirty: true })
    return true
  }
  const editor = {
    limits,
    onAdd: (draft: LimitDraft) => set([...limits, limitOf(draft, newLimitId(limits))]),
    onUpdate: ({ ID }: Limit, draft: LimitDraft) =>
      set(limits.map((limit) => (limit.ID === ID ? limitOf(draft, ID) : limit))),
    onRemove: ({ ID }: Limit) => set(limits.filter((limit) => limit.ID !== ID)),
  }
  return (
    <>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {text('itemLimits')}
        </Typography>
        <LimitsEditor type="ITEM" {...editor} onEditing={(isEditing) => onEditing('ITEM', isEditing)} />
      </Box>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {text('orderLimits')}
        </Typography>
        <LimitsEditor type="ORDER" {...editor} onEditing={(isEditing) => onEditing('ORDER', isEditing)} />
      </Box>
    </>
  )
}
