import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { gridRange } from '../../../shared/dashboard/range.ts'
import { statusGridTexts } from '../../../shared/text/statusGrid.ts'
import { useText } from '../app/language.tsx'
import { useLocation } from '../app/router.ts'
import { serverNow } from '../data/clock.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { ExpandableDataGrid } from '../grid/ExpandableDataGrid.tsx'
import { useCursorPages } from '../grid/useCursorPages.ts'
import { useListState } from '../grid/useListState.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { dayOf } from '../ui/time.ts'
import { GridCard } from './GridCard.tsx'
import { GridEmpty } from './GridEmpty.tsx'
import { GridFilterBar } from './GridFilterBar.tsx'
import { anyStatus, type GridPrefix, gridEndpoints, gridQuestion, isGridPrefix } from './gridQuestion.ts'
import { PendingApprovals } from './PendingApprovals.tsx'
import { RowDetail } from './RowDetail.tsx'
import { showsCopy } from './standing.ts'
import { useGridColumns } from './useGridColumns.tsx'

/** Section 9: rows are 120 px high; the reader's density scales them. */
const rowHeight = 120
/** What others do to a donation shows here within a minute. */
const gridPoll = 60_000

/** Real-time donations of the role: where each stands, newest first. A food bank sees first what waits for its approval. */
export default function StatusGridPage() {
  const text = useText(statusGridTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  const isInProgress = useLocation().pathname.endsWith('/in-progress')
  if (!isGridPrefix(prefix)) return null
  const post = showsCopy(session) ? (
    <Button variant="contained" startIcon={<Add />} href={paths.donorPost(prefix)}>
      {text('post')}
    </Button>
  ) : null
  return (
    <>
      <PageHeader title={text('title')} subtitle={text(`lead.${prefix}`)} actions={post} />
      {prefix === 'FoodBank' && isInProgress ? (
        <Stack spacing={3} sx={{ mb: 3 }}>
          <PendingApprovals />
          <Typography variant="h2">{text('currentTitle')}</Typography>
        </Stack>
      ) : null}
      <StatusGrid prefix={prefix} />
    </>
  )
}

function StatusGrid({ prefix }: { prefix: GridPrefix }) {
  const text = useText(statusGridTexts)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const today = dayOf(serverNow(), zone)
  const defaults = { search: '', ...gridRange('status', today), status: anyStatus }
  const [filters, setFilters] = useListState(defaults)
  const isTurnedAround = filters.start !== '' && filters.end !== '' && filters.end < filters.start
  const question = isTurnedAround ? null : gridQuestion(filters, zone)
  const pages = useCursorPages(gridEndpoints[prefix], question, { poll: gridPoll })
  const columns = useGridColumns(prefix)
  const isChanged = (to: typeof filters) => JSON.stringify({ ...defaults, ...to }) !== JSON.stringify(defaults)
  return (
    <>
      <GridFilterBar
        filters={filters}
        onChange={setFilters}
        isNarrowed={isChanged({ ...filters, search: '' })}
        today={today}
        zone={zone}
      />
      <ExpandableDataGrid
        label={text('grid')}
        columns={columns}
        rows={pages.rows}
        rowId={(row) => row.ID}
        rowLabel={(row) => row.Code}
        getRowHeight={({ densityFactor }) => Math.round(rowHeight * densityFactor)}
        renderCard={(row) => <GridCard row={row} prefix={prefix} />}
        renderDetail={(row) => <RowDetail row={row} />}
        empty={
          <GridEmpty
            prefix={prefix}
            isFiltered={isChanged(filters)}
            onReset={() => setFilters(defaults)}
            onFurther={pages.next}
          />
        }
        isLoading={pages.isLoading}
        error={pages.error}
        onRetry={pages.refresh}
        paging={pages}
      />
    </>
  )
}
