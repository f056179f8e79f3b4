import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as donors from '../../../shared/api/donors.ts'
import type { DonorListRow } from '../../../shared/donor/donor.ts'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { useDebounced } from '../data/debounced.ts'
import { useApi } from '../data/useApi.ts'
import { searchDelay } from '../ui/filters.tsx'
import { type FieldProps, useField } from '../ui/form/useField.ts'

/** A donor of a food bank; the server searches. The value is its ID, or null. */
export function DonorField<V extends FieldValues>({
  foodBankId: id,
  label,
  ...field
}: FieldProps<V> & { foodBankId: number | null }) {
  const frame = useText(app)
  const { bound, inputRef, ...state } = useField(field)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<DonorListRow>()
  const searchFilter = useDebounced(typed.trim(), searchDelay) || undefined
  const found = useApi(donors.getFoodBankDonorsGrid, id === null ? null : { id, searchFilter })
  const options = found.data?.rows ?? []
  const chosen = picked?.ID === bound.value ? picked : undefined
  const isListed = chosen === undefined || options.some(({ ID }) => ID === chosen.ID)
  return (
    <Autocomplete
      options={isListed ? options : [chosen, ...options]}
      value={chosen ?? null}
      onChange={(_, donor) => {
        setPicked(donor ?? undefined)
        bound.onChange(donor?.ID ?? null)
      }}
      onBlur={bound.onBlur}
      onInputChange={(_, words, reason) => setTyped(reason === 'input' ? words : '')}
      getOptionLabel={({ Name }) => Name}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={(all) => all}
      loading={found.isLoading}
      disabled={id === null}
      noOptionsText={frame('noOptions')}
      renderInput={(params) => <MuiTextField {...params} {...state} inputRef={inputRef} label={label} />}
    />
  )
}
