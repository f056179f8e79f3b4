import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { realtime } from '../../../shared/api/realtime.ts'
import { gridTexts } from '../../../shared/text/grid.ts'
import { statusGridTexts } from '../../../shared/text/statusGrid.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { DateRange } from '../ui/DateRange.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ExportButton } from './ExportButton.tsx'
import { type GridFilters, statusChoices } from './gridQuestion.ts'

interface GridFilterBarProps {
  filters: GridFilters
  onChange: (change: Partial<GridFilters>) => void
  today: string
  zone: string
}

export function GridFilterBar({ filters, onChange, today, zone }: GridFilterBarProps) {
  const text = useText(statusGridTexts)
  const head = useText(gridTexts)
  const types = useApi(realtime.listStatusTypes, {}, { revalidateOnFocus: false })
  const choices = statusChoices(types.data ?? [], head('anyStatus'))
  return (
    <FilterBar end={<ExportButton filters={filters} zone={zone} />}>
      <SearchBox value={filters.search} label={text('search')} onSearch={(search) => onChange({ search })} />
      <DateRange value={filters} today={today} onChange={({ start, end }) => onChange({ start, end })} />
      <TextField
        select
        id="status-filter"
        label={text('status')}
        value={choices.some((choice) => choice.ID === filters.status) ? filters.status : ''}
        onChange={(event) => onChange({ status: Number(event.target.value) })}
        sx={{ width: { xs: '100%', sm: 230 } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.ID} value={choice.ID}>
            {choice.Name}
          </MenuItem>
        ))}
      </TextField>
    </FilterBar>
  )
}
