import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { arrivalTexts } from '../../../../shared/pantry/orders/texts/arrivals.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { HandOverByCode, type HandOverStation } from '../../pantry/orders/handOver/HandOverByCode.tsx'
import { ComingList } from './ComingList.tsx'
import { usePantryToday } from './usePantryToday.ts'

/** The table where volunteers hand over: a scanner, one order after the other, and beside it who is coming. */
export default function HandOverPage() {
  const text = useText(orderWorkTexts)
  const arrivalText = useText(arrivalTexts)
  const todayText = useText(pantryTodayTexts)
  const { answer, search, setSearch } = usePantryToday()
  const station = useRef<HandOverStation>(null)
  return (
    <>
      <PageHeader
        title={text('handOverPage')}
        subtitle={text('handOverLead')}
        actions={
          <>
            <Button variant="outlined" href={paths.arrivals('Pantry')}>
              {arrivalText('toBoard')}
            </Button>
            <Button variant="outlined" href={paths.walkIn('Pantry')}>
              {text('walkIn')}
            </Button>
          </>
        }
      />
      <Box sx={columns}>
        <HandOverByCode ref={station} autoFocus />
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={64} />} message={todayText('failed')}>
          {(today) => (
            <ComingList
              today={today}
              search={search}
              onSearch={setSearch}
              choose={({ Code }) => station.current?.find(Code)}
            />
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
} as const
