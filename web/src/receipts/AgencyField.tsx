import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import * as agencies from '../../../shared/api/agencies.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { listLook, maxOptions } from './options.ts'

interface AgencyFieldProps {
  value: number | null
  onChange: (id: number | null) => void
  error: string | undefined
}
interface Option {
  ID: number
  Name: string
}
const filterOptions = createFilterOptions<Option>({ limit: maxOptions })

/** For whom a food bank writes the receipt. */
export function AgencyField({ value, onChange, error }: AgencyFieldProps) {
  const text = useText(receiptTexts)
  const { data: options = [], isLoading } = useApi(agencies.listAssociatedAdhoc, {}, { revalidateOnFocus: false })
  return (
    <Autocomplete
      options={options as readonly Option[]}
      value={options.find((one) => one.ID === value) ?? null}
      onChange={(_, one) => onChange(one?.ID ?? null)}
      getOptionLabel={(one) => one.Name}
      getOptionKey={(one) => one.ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={filterOptions}
      loading={isLoading}
      noOptionsText={text('noOptions')}
      slotProps={listLook}
      renderInput={(params) => (
        <TextField {...params} label={text('agency')} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
