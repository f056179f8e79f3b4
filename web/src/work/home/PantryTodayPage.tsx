import { Box, Button } from '@mui/material'
import { lazy, Suspense, useRef } from 'react'
import type { PantryToday } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import * as setup from '../../../../shared/work/setup/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { type Loadable, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { HandOverByCode, type HandOverStation } from '../../pantry/orders/handOver/HandOverByCode.tsx'
import { ComingList } from './ComingList.tsx'
import { PantryFigures } from './PantryFigures.tsx'
import { PantryNeeds } from './PantryNeeds.tsx'
import { usePantryToday } from './usePantryToday.ts'
import { WindowBars } from './WindowBars.tsx'

const PantryStart = lazy(() => import('../setup/PantryStart.tsx'))

/** A day on which nothing is done, after others alike, may be one before the first order or right after it. */
const isEmpty = ({ Windows, Coming, NoShows, CameBack, Low, Days }: PantryToday) =>
  Windows.length + Coming.length + NoShows + CameBack.length + Low.length + Days.length === 0

/** The pantry's day: hand over, how far the windows are, who is coming, and what needs somebody. */
export default function PantryTodayPage() {
  const text = useText(pantryTodayTexts)
  const prefix = useRolePrefix()
  const { answer, search, setSearch } = usePantryToday()
  const isQuiet = answer.data !== undefined && !search && isEmpty(answer.data)
  const { data: start } = useApi(setup.getPantrySetup, isQuiet ? {} : null)
  return (
    <>
      <PageHeader
        title={text('title')}
        subtitle={answer.data ? <CalendarDay value={answer.data.Day} /> : ' '}
        actions={
          <>
            <Button variant="outlined" href={paths.walkIn(prefix)}>
              {text('walkIn')}
            </Button>
            <Button variant="contained" href={paths.packing(prefix)}>
              {text('packing')}
            </Button>
          </>
        }
      />
      {isQuiet && start && start.Items.length > 0 ? (
        <Suspense fallback={<RowsSkeleton rows={6} height={64} />}>
          <PantryStart items={start.Items} />
        </Suspense>
      ) : (
        <Day answer={answer} search={search} onSearch={setSearch} />
      )}
    </>
  )
}

interface DayProps {
  answer: Loadable<PantryToday>
  search: string
  onSearch: (words: string) => void
}

function Day({ answer, search, onSearch }: DayProps) {
  const text = useText(pantryTodayTexts)
  const station = useRef<HandOverStation>(null)
  return (
    <>
      <HandOverByCode ref={station} />
      <Box sx={{ mt: 3 }}>
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={64} />} message={text('failed')}>
          {(today) => (
            <Box sx={columns}>
              <Box sx={{ display: 'grid', gap: 4 }}>
                <WindowBars today={today} />
                <ComingList
                  today={today}
                  search={search}
                  onSearch={onSearch}
                  choose={({ Code }) => station.current?.find(Code)}
                />
              </Box>
              <Box sx={{ display: 'grid', gap: 3 }}>
                {/* Last on a phone. */}
                <Box sx={{ order: { xs: 1, lg: 0 } }}>
                  <PantryFigures today={today} />
                </Box>
                <PantryNeeds today={today} />
              </Box>
            </Box>
          )}
        </WhenLoaded>
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 360px' },
} as const
