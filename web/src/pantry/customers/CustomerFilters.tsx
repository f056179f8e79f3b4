import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { customerDateTypes } from '../../../../shared/pantry/customers/filter.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { isOrdered } from '../../core/time/dateRange.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useText } from '../../core/words/language.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import { type CustomersFilters, noFilters } from './customersQuery.ts'

interface CustomerFiltersProps {
  filters: CustomersFilters
  onSearch: (filters: CustomersFilters) => void
  onClose: () => void
}

/** The side panel of the grid: nothing is asked until Search. */
export default function CustomerFilters({ filters, onSearch, onClose }: CustomerFiltersProps) {
  const text = useText(customerTexts)
  const [draft, setDraft] = useState(filters)
  const places = useApi(locations.listLocations, {}).data ?? []
  const programs = useApi(deliveryprograms.listDeliveryPrograms, {}).data ?? []
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null).data ?? []
  const set = (change: Partial<CustomersFilters>) => setDraft({ ...draft, ...change })
  const any = { value: '0', label: text('any') }
  const isValid = draft.dates === 'none' || isOrdered(draft)
  const reset = () => {
    const { search: _, ...none } = noFilters
    setDraft(none)
    onSearch(none)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    onSearch(draft)
    onClose()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        label={text('dateType')}
        value={draft.dates}
        onChange={(dates) => set({ dates })}
        options={customerDateTypes.map((type) => ({ value: type, label: text(`dates.${type}`) }))}
      />
      {draft.dates === 'none' ? null : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <DayInput label={text('from')} value={draft.start} onChange={(start) => set({ start })} />
          <DayInput
            label={text('to')}
            value={draft.end}
            onChange={(end) => set({ end })}
            error={!isValid}
            helperText={isValid ? undefined : text('rangeInvalid')}
          />
        </Box>
      )}
      <CustomerSearch
        key={draft.customer === 0 ? 'none' : 'one'}
        value={draft.customer}
        onChange={(customer) => set({ customer })}
      />
      <SelectInput
        label={text('location')}
        value={String(draft.location)}
        onChange={(id) => set({ location: Number(id) })}
        options={[any, ...places.map(({ ID, Label }) => ({ value: String(ID), label: Label }))]}
      />
      {programs.length === 0 ? null : (
        <SelectInput
          label={text('program')}
          value={String(draft.program)}
          onChange={(id) => set({ program: Number(id) })}
          options={[any, ...programs.map(({ ID, Name }) => ({ value: String(ID), label: Name }))]}
        />
      )}
      {agencies.length === 0 ? null : (
        <SelectInput
          label={text('agency')}
          value={String(draft.agency)}
          onChange={(id) => set({ agency: Number(id) })}
          options={[any, ...agencies.map(({ EntityID, Name }) => ({ value: String(EntityID), label: Name }))]}
        />
      )}
      <Box sx={{ display: 'grid' }}>
        <Mark label={text('tefapEligible')} value={draft.tefap} onChange={(tefap) => set({ tefap })} />
        <Mark label={text('deliveryEnabled')} value={draft.delivery} onChange={(delivery) => set({ delivery })} />
        <Mark label={text('permissionToCall')} value={draft.call} onChange={(call) => set({ call })} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isValid}>
          {text('search')}
        </Button>
        <Button color="inherit" onClick={reset}>
          {text('resetFilters')}
        </Button>
      </Box>
    </Box>
  )
}

interface MarkProps {
  label: string
  value: boolean
  onChange: (isChecked: boolean) => void
}

function Mark({ label, value, onChange }: MarkProps) {
  const box = <Checkbox checked={value} onChange={(_, isChecked) => onChange(isChecked)} />
  return <FormControlLabel control={box} label={label} />
}
