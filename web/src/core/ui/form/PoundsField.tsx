import { InputAdornment } from '@mui/material'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { app } from '../../../../../shared/core/text/app.ts'
import { useText } from '../../words/language.tsx'
import { type ShownInput, TextInput } from '../inputs.tsx'
import { roundedPounds } from './pounds.ts'
import { type FieldProps, useField } from './useField.ts'

interface PoundsFieldProps<V extends FieldValues>
  extends Omit<FieldProps<V>, 'label'>,
    Pick<ShownInput, 'label' | 'id' | 'sx'> {
  ariaLabel: string
  /** Numbers line up at the right, and are replaced by typing: for a column of them. */
  isColumn?: boolean
}

/** Pounds of food as text, so that `1.` stays while it is typed. Rounded to a tenth when left, and said so. */
export function PoundsField<V extends FieldValues>(props: PoundsFieldProps<V>) {
  const { label, ariaLabel, isColumn = false, sx, id, ...field } = props
  const text = useText(app)
  const [rounded, setRounded] = useState<string>()
  const hint = rounded === undefined ? field.helperText : text('poundsRounded', { pounds: rounded })
  const { bound, ...state } = useField({ ...field, helperText: hint })
  const value: string = bound.value ?? ''
  const leave = () => {
    const shown = roundedPounds(value)
    if (shown !== undefined) bound.onChange(shown)
    setRounded(shown ?? (rounded === value ? rounded : undefined))
    bound.onBlur()
  }
  return (
    <TextInput
      {...bound}
      {...state}
      label={label}
      id={id}
      value={value}
      onBlur={leave}
      {...(isColumn ? { onFocus: (event) => event.target.select() } : {})}
      {...(sx ? { sx } : {})}
      htmlInput={{
        inputMode: 'decimal',
        enterKeyHint: 'done',
        autoComplete: 'off',
        'aria-label': ariaLabel,
        ...(isColumn ? { style: { textAlign: 'right', fontWeight: 600 } } : {}),
      }}
      endAdornment={<InputAdornment position="end">{text('lb')}</InputAdornment>}
    />
  )
}
