import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { serverNow } from '../../data/clock.ts'
import { useRolePrefix, useSession } from '../../data/useSession.ts'
import { useCursorPages } from '../../grid/useCursorPages.ts'
import { useListState } from '../../grid/useListState.ts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import { dayOf, zoneHere } from '../../ui/time.ts'
import { showsCopy } from '../standing.ts'
import { GridEmpty } from './GridEmpty.tsx'
import { GridFilterBar } from './GridFilterBar.tsx'
import { gridEndpoints } from './gridEndpoints.ts'
import { firstFilters, type GridPrefix, gridQuestion, isGridPrefix } from './gridQuestion.ts'
import { StatusLines } from './StatusLines.tsx'

/** What others do to a donation shows here within a minute. */
const gridPoll = 60_000

const PendingApprovals = lazy(() => import('./PendingApprovals.tsx'))

/** Real-time donations of the role: where each stands, newest first. A food bank sees first what waits for its approval. */
export default function StatusGridPage() {
  const text = useText(statusGridTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  if (!isGridPrefix(prefix)) return null
  const post = showsCopy(session) ? (
    <Button variant="contained" startIcon={<Add />} href={paths.donorPost(prefix)}>
      {text('post')}
    </Button>
  ) : null
  return (
    <>
      <PageHeader title={text('title')} subtitle={text(`lead.${prefix}`)} actions={post} />
      {prefix === 'FoodBank' ? (
        <Stack spacing={3} sx={{ mb: 3 }}>
          <Suspense fallback={<RowsSkeleton rows={3} height={64} />}>
            <PendingApprovals />
          </Suspense>
          <Typography variant="h2">{text('currentTitle')}</Typography>
        </Stack>
      ) : null}
      <StatusGrid prefix={prefix} />
    </>
  )
}

function StatusGrid({ prefix }: { prefix: GridPrefix }) {
  const zone = zoneHere()
  const today = dayOf(serverNow(), zone)
  const defaults = firstFilters(today)
  const [filters, setFilters] = useListState(defaults)
  const isTurnedAround = filters.start !== '' && filters.end !== '' && filters.end < filters.start
  const question = isTurnedAround ? null : gridQuestion(filters, zone)
  const pages = useCursorPages(gridEndpoints[prefix], question, { poll: gridPoll })
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
      <StatusLines
        prefix={prefix}
        pages={pages}
        empty={
          <GridEmpty
            prefix={prefix}
            isFiltered={isChanged(filters)}
            onReset={() => setFilters(defaults)}
            onFurther={pages.next}
          />
        }
      />
    </>
  )
}
