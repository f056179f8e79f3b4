import { Checkbox, FormControlLabel, Switch, Typography } from '@mui/material'
import type { Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './useField.ts'

export function CheckboxField<V extends FieldValues>(props: FieldProps<V>) {
  const { bound, inputRef } = useField(props)
  const box = (
    <Checkbox checked={bound.value === true} onChange={bound.onChange} slotProps={{ input: { ref: inputRef } }} />
  )
  return <FormControlLabel control={box} label={props.label} />
}

/** On or off, with what it means below its name. */
export function SwitchField<V extends FieldValues>(
  props: FieldProps<V> & { explanation: string; inputRef?: Ref<HTMLInputElement> },
) {
  const { bound, inputRef } = useField(props)
  return (
    <FormControlLabel
      labelPlacement="start"
      sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
      control={
        <Switch
          checked={bound.value === true}
          onChange={bound.onChange}
          slotProps={{ input: { ref: props.inputRef ?? inputRef } }}
        />
      }
      label={
        <>
          <Typography sx={{ fontWeight: 600 }}>{props.label}</Typography>
          <Typography variant="body2" color="textSecondary">
            {props.explanation}
          </Typography>
        </>
      }
    />
  )
}
