import Groups from '@mui/icons-material/Groups'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { maxLimitValue } from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useText } from '../../core/words/language.tsx'

interface SizeFieldsProps<T extends FieldValues, Sent extends FieldValues> {
  control: Control<T, unknown, Sent>
}

/** Values for larger households; shown when a limit depends on their size, or shall. */
export function SizeFields<T extends FieldValues, Sent extends FieldValues>({ control }: SizeFieldsProps<T, Sent>) {
  const text = useText(limitTexts)
  const given = useWatch({ control, name: 'Middle' as FieldPath<T> })
  const [isOpen, setOpen] = useState(given !== '')
  if (!isOpen)
    return (
      <Button
        color="inherit"
        size="small"
        startIcon={<Groups />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        {text('bySizeShort')}
      </Button>
    )
  return (
    <>
      {(['Middle', 'Large'] as const).map((name) => (
        <TextField
          key={name}
          control={control}
          name={name as FieldPath<T>}
          label={text(name === 'Middle' ? 'middle' : 'large')}
          type="number"
          errorValues={{ max: maxLimitValue }}
          htmlInput={{ min: 1, max: maxLimitValue, step: 1, inputMode: 'numeric' }}
          sx={{ flex: '1 1 150px' }}
        />
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 100%' }}>
        {text('sizesHint')}
      </Typography>
    </>
  )
}
