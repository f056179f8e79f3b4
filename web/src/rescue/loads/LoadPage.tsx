import { Box, Stack } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { DetailSkeleton, RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { NotRetrieved } from '../donations/NotRetrieved.tsx'
import { StatusSummaryView } from '../donations/StatusSummaryView.tsx'
import { TimelinePanel } from '../donations/TimelinePanel.tsx'
import { DriverPanel } from './DriverPanel.tsx'
import { LoadActions } from './LoadActions.tsx'
import { LoadFacts } from './LoadFacts.tsx'
import { LoadItems } from './LoadItems.tsx'
import { useLoad } from './useLoad.ts'

/** With its form: only the network sees it. */
const LoadMatches = lazy(() => import('./LoadMatches.tsx'))

/** The logistics detail: one load from the distributor's file to its delivery. The network steers it from here. */
export default function LoadPage() {
  const { id } = useParams()
  const title = useText(app)('load')
  const list = paths.loads(useRolePrefix())
  const { load, error, isNotAvailable, retry, isRefreshing, refresh } = useLoad(Number(id))
  if (load) return <Load load={load} isRefreshing={isRefreshing} onRefresh={refresh} />
  if (isNotAvailable) return <NotRetrieved title={title} list={list} />
  return error ? <LoadFailed error={error} onRetry={retry} /> : <DetailSkeleton />
}

interface LoadProps {
  load: SubmissionView
  isRefreshing: boolean
  onRefresh: () => void
}

function Load({ load, isRefreshing, onRefresh }: LoadProps) {
  const text = useText(loadTexts)
  const prefix = useRolePrefix()
  const isNetwork = prefix === 'FeedingAmerica'
  return (
    <>
      <PageHeader
        title={text('loadTitle', { reference: load.Reference })}
        subtitle={text('loadSubtitle', { shipper: load.Shipper.Name, id: load.ID })}
        back={paths.loads(prefix)}
        actions={<LoadActions load={load} isNetwork={isNetwork} />}
      />
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <Panel title={text('status')}>
            <StatusSummaryView status={load.PrimaryStatus} />
          </Panel>
          <DriverPanel load={load} isRefreshing={isRefreshing} onRefresh={onRefresh} mayUpdate={isNetwork} />
          <Suspense fallback={<RowsSkeleton rows={4} />}>{isNetwork ? <LoadMatches load={load} /> : null}</Suspense>
          <TimelinePanel transaction={load} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <LoadFacts load={load} />
          <LoadItems load={load} />
        </Stack>
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
} as const
