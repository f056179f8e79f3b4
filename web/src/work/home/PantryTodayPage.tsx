import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { HandOverByCode, type HandOverStation } from '../../pantry/orders/handOver/HandOverByCode.tsx'
import { ComingList } from './ComingList.tsx'
import { PantryNeeds } from './PantryNeeds.tsx'
import { usePantryToday } from './usePantryToday.ts'
import { WindowBars } from './WindowBars.tsx'

/** The pantry's day: hand over, how far the windows are, who is coming, and what needs somebody. */
export default function PantryTodayPage() {
  const text = useText(pantryTodayTexts)
  const prefix = useRolePrefix()
  const { answer, search, setSearch } = usePantryToday()
  const station = useRef<HandOverStation>(null)
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
      <HandOverByCode ref={station} />
      <Box sx={{ mt: 3 }}>
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={64} />} message={text('failed')}>
          {(today) => (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <WindowBars today={today} />
              <Box sx={columns}>
                <ComingList
                  today={today}
                  search={search}
                  onSearch={setSearch}
                  choose={({ Code }) => station.current?.find(Code)}
                />
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
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' },
} as const
