import { Stack } from '@mui/material'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { DayFigures } from './DayFigures.tsx'
import { NeedList } from './NeedList.tsx'

/** Work of colleagues and the clock shows within half a minute; an unchanged answer costs a 304. */
const poll = 30_000

/** The food bank's home: what needs somebody now, each donation once, and the figures of the day. */
export default function HomePage() {
  const text = useText(homeTexts)
  const { EntityName } = useSession()
  const answer = useApi(dashboard.getFoodBankHome, {}, { poll })
  return (
    <>
      <PageHeader title={text('title')} subtitle={EntityName} />
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={84} />} message={text('failed')}>
        {(data) => (
          <Stack spacing={3}>
            <NeedList needs={data.Needs} more={data.More} hasMore={data.HasMore} />
            <DayFigures figures={data.Figures} />
          </Stack>
        )}
      </WhenLoaded>
    </>
  )
}
