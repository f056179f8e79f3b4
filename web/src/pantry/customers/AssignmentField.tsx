import { Autocomplete, TextField } from '@mui/material'
import { type Control, useController } from 'react-hook-form'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import type { CustomerValues } from './customerForm.ts'

interface AssignmentFieldProps {
  control: Control<CustomerValues>
  name: 'programs' | 'locations'
  label: string
  helperText?: string
  /** Undefined until the list has come. */
  options: readonly { ID: number; Name: string }[] | undefined
  /** Reason that there is no list. */
  problem?: string | undefined
}

/** Several of a list; what is assigned and not in the list, such as another agency's, stays assigned. */
export function AssignmentField({ control, name, label, helperText, options = [], problem }: AssignmentFieldProps) {
  const choiceNames = useChoiceTexts()
  const { field } = useController({ control, name })
  const unlisted = field.value.filter((id) => !options.some(({ ID }) => ID === id))
  return (
    <Autocomplete
      {...choiceNames}
      multiple
      options={options}
      value={options.filter(({ ID }) => field.value.includes(ID))}
      onChange={(_, chosen) => field.onChange([...unlisted, ...chosen.map(({ ID }) => ID)])}
      onBlur={field.onBlur}
      getOptionLabel={({ Name }) => Name}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      disableCloseOnSelect
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? helperText}
          inputRef={field.ref}
        />
      )}
    />
  )
}
