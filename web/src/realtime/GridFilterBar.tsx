import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
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
  /** Something other than the search differs from what the grid opens with. */
  isNarrowed: boolean
  today: string
  zone: string
}

/** Search, days, status and export. On a phone only the search stands open: the list itself should be in sight. */
export function GridFilterBar(props: GridFilterBarProps) {
  const { filters, onChange, isNarrowed, zone } = props
  const text = useText(statusGridTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [isOpen, open] = useState(false)
  const search = (
    <SearchBox value={filters.search} label={text('search')} onSearch={(words) => onChange({ search: words })} />
  )
  const save = <ExportButton filters={filters} zone={zone} />
  if (!isPhone) {
    return (
      <FilterBar end={save}>
        <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>{search}</Box>
        <MoreFilters {...props} />
      </FilterBar>
    )
  }
  const label = text(isOpen ? 'hideFilters' : 'showFilters')
  return (
    <FilterBar>
      <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
        {search}
        <Tooltip title={label}>
          <IconButton
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls="grid-filters"
            onClick={() => open(!isOpen)}
          >
            <Badge variant="dot" color="warning" invisible={!isNarrowed}>
              <TuneOutlined />
            </Badge>
          </IconButton>
        </Tooltip>
      </Box>
      <Collapse in={isOpen} id="grid-filters" sx={{ width: '100%' }}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>
          <MoreFilters {...props} />
          {save}
        </Box>
      </Collapse>
    </FilterBar>
  )
}

function MoreFilters({ filters, onChange, today }: GridFilterBarProps) {
  const text = useText(statusGridTexts)
  const head = useText(gridTexts)
  const types = useApi(realtime.listStatusTypes, {}, { revalidateOnFocus: false })
  const choices = statusChoices(types.data ?? [], head('anyStatus'))
  return (
    <>
      <DateRange value={filters} today={today} onChange={({ start, end }) => onChange({ start, end })} />
      <TextField
        select
        id="status-filter"
        label={text('status')}
        value={choices.some((choice) => choice.ID === filters.status) ? filters.status : ''}
        onChange={(event) => onChange({ status: Number(event.target.value) })}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.ID} value={choice.ID}>
            {choice.Name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
