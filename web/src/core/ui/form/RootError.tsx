import { Alert } from '@mui/material'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { useErrorText } from './formTexts.ts'

/** Error of the whole form, when no field is the reason. */
export function RootError<V extends FieldValues, Sent>({ control }: { control: Control<V, unknown, Sent> }) {
  const { errors } = useFormState({ control })
  const text = useErrorText(errors.root?.message)
  if (text === undefined) return null
  return (
    <Alert severity="error" data-form-error>
      {text}
    </Alert>
  )
}
