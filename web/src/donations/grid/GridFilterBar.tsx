import * as donations from '../../../../shared/api/donations.ts'
import { gridTexts } from '../../../../shared/text/grid.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { FoldingFilters } from '../../ui/FoldingFilters.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { ExportButton } from './ExportButton.tsx'
import { statusChoices } from './gridFields.ts'
import type { GridFilters } from './gridQuestion.ts'

interface GridFilterBarProps {
  filters: GridFilters
  onChange: (change: Partial<GridFilters>) => void
  /** Something other than the search differs from what the grid opens with. */
  isNarrowed: boolean
  today: string
  zone: string
}

/** Search, days, status and export. */
export function GridFilterBar({ filters, onChange, isNarrowed, today, zone }: GridFilterBarProps) {
  const text = useText(statusGridTexts)
  return (
    <FoldingFilters
      isNarrowed={isNarrowed}
      search={
        <SearchBox value={filters.search} label={text('search')} onSearch={(words) => onChange({ search: words })} />
      }
      end={<ExportButton filters={filters} zone={zone} />}
    >
      <DateRange value={filters} today={today} onChange={({ start, end }) => onChange({ start, end })} />
      <StatusField status={filters.status} onChange={(status) => onChange({ status })} />
    </FoldingFilters>
  )
}

function StatusField({ status, onChange }: { status: number; onChange: (status: number) => void }) {
  const text = useText(statusGridTexts)
  const head = useText(gridTexts)
  const types = useApi(donations.listStatusTypes, {}, { revalidateOnFocus: false })
  const choices = statusChoices(types.data ?? [], head('anyStatus')).map(({ ID, Name }) => ({
    key: String(ID),
    name: Name,
  }))
  const chosen = choices.find(({ key }) => key === String(status))
  return (
    <ChoiceField
      label={text('status')}
      shown={chosen?.name ?? ''}
      chosen={chosen?.key}
      choices={choices}
      onChoose={(key) => onChange(Number(key))}
      sx={{ width: { xs: '100%', sm: 180 } }}
    />
  )
}
