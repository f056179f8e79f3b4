import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useErrorText } from './formTexts.ts'

/** MUI's fields bound to react-hook-form: `name` is typed, errors come from the schema or from the server. */
export interface FieldProps<V extends FieldValues> {
  control: Control<V, unknown, FieldValues>
  name: FieldPath<V>
  label: string
  helperText?: string | undefined
  /** An error that comes from elsewhere than the schema. */
  problem?: string | undefined
  /** Values for the placeholders of the error's text. */
  errorValues?: Readonly<Record<string, string | number>> | undefined
}
/** The binding of one field: what every MUI field takes of react-hook-form. */
export function useField<V extends FieldValues>(props: Omit<FieldProps<V>, 'label'>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  const own = useErrorText(fieldState.error?.message, props.errorValues)
  const error = props.problem ?? own
  const { ref: inputRef, ...bound } = field
  return { bound, inputRef, error: error !== undefined, helperText: error ?? props.helperText }
}
