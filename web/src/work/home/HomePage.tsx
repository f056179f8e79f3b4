import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import * as setups from '../../../../shared/work/setup/api.ts'
import type { FoodBankSetup } from '../../../../shared/work/setup/foodBankChecklist.ts'
import { sumAmounts } from '../../../../shared/work/totals/totals.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { useApi } from '../../core/data/useApi.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { FoodBankFigures } from './FoodBankFigures.tsx'
import { NeedList } from './NeedList.tsx'
import { RunningOffers } from './RunningOffers.tsx'

const FoodBankStart = lazy(() => import('../setup/FoodBankStart.tsx'))

/** Work of colleagues and the clock shows within half a minute; an unchanged answer costs a 304. */
const poll = 30_000

/** The food bank's home: what needs somebody now, each donation once, and the figures of the day. */
export default function HomePage() {
  const text = useText(homeTexts)
  const answer = useLastKnown(dashboard.getFoodBankHome, {}, { poll })
  const start = useStart(answer.data)
  return (
    <>
      <PageHeader title={text('title')} />
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={64} />} message={text('failed')}>
        {(data) => (
          <Box sx={columns}>
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              <NeedList
                needs={data.Needs}
                more={data.More}
                hasMore={data.HasMore}
                empty={start ? <Start setup={start} /> : undefined}
              />
              {start && data.Needs.length > 0 ? <Start setup={start} /> : null}
            </Box>
            <Box sx={aside}>
              <RunningOffers offers={data.Running} more={data.MoreRunning} />
              {isNothingPosted(start) ? null : (
                <FoodBankFigures today={data.Today} figures={data.Figures} days={data.Days} />
              )}
            </Box>
          </Box>
        )}
      </WhenLoaded>
    </>
  )
}

/** The checklist of a food bank that begins; one with more accepted donations than the first does not ask for it. */
function useStart(data: Value<typeof dashboard.getFoodBankHome> | undefined): FoodBankSetup | undefined {
  const isBusy = !data || sumAmounts([data.Figures, ...data.Days.map(({ Figures }) => Figures)]).Claimed > 1
  const { data: setup } = useApi(setups.getFoodBankSetup, isBusy ? null : {})
  return setup && setup.Items.length > 0 ? setup : undefined
}

/** Figures of a food bank without a donation are five zeros. */
const isNothingPosted = (setup: FoodBankSetup | undefined) =>
  setup?.Items.some(({ Name, IsComplete }) => Name === 'testDonation' && !IsComplete) ?? false

/** The way to the first accepted donation: of a new food bank alone. */
const Start = (props: { setup: FoodBankSetup }) => (
  <Suspense fallback={<RowsSkeleton rows={7} height={64} />}>
    <FoodBankStart {...props} />
  </Suspense>
)

/** The work first, then what runs by itself and the day: beside it on a wide screen. */
const wide = '@media (min-width: 1440px)'
const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  [wide]: { gridTemplateColumns: '1fr 300px' },
} as const
const aside = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  [wide]: { gridTemplateColumns: '1fr' },
} as const
