import { Card, Stack, Typography } from '@mui/material'
import * as totals from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { sumAmounts } from '../../../../shared/work/totals/totals.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { FilterLine } from '../../core/ui/FilterLine.tsx'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { PrintButton } from '../../core/ui/PrintButton.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { ExportTotals } from './ExportTotals.tsx'
import { yearBefore } from './lastYear.ts'
import { measures } from './measures.ts'
import { TotalsHead } from './TotalsHead.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { firstTotalsRange } from './totalsQuery.ts'

/** New receipts and answers count within a minute. */
const poll = 60_000

/** Totals of each food bank of a network, association or co-op, and how they develop. */
export default function TotalsPage() {
  const text = useText(totalsTexts)
  const prefix = useRolePrefix()
  const today = dayOf(serverNow(), useSession().TimeZone)
  const list = useListState({ ...firstTotalsRange(today), measure: measures[0] as string, foodBank: 0 })
  const { start, end, foodBank: id } = list.filters
  const days = { ...(start ? { start } : {}), ...(end ? { end } : {}) }
  const answer = useApi(totals.getFoodBankTotals, days, { poll })
  const { data } = answer
  const chosen = data?.rows.find((row) => row.FoodBank.ID === id)
  const lastYear = start && end ? yearBefore({ start, end }) : undefined
  const { data: past } = useApi(totals.getFoodBankTotals, lastYear ?? null)
  const before = past && sumAmounts(past.rows)
  const isWatcher = prefix === 'FeedingAmerica' || prefix === 'StateAssociation' || prefix === 'Coops'
  const sum = sumAmounts(data?.rows ?? [])
  return (
    <>
      <PageHeader
        title={text('totals')}
        {...(isWatcher ? { subtitle: text(`lead.${prefix}`) } : {})}
        actions={
          <>
            <PrintButton />
            <ExportTotals days={days} />
          </>
        }
      />
      <FilterLine
        range={{ start, end }}
        before={before && before.Donations > 0 ? lastYear : undefined}
        of={text('all')}
      >
        <DateRangeFilter value={{ start, end }} onChange={list.setFilters} today={today} />
      </FilterLine>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={6} height={56} />}>
        {(data) => (
          <Stack spacing={3}>
            {data.rows.length === 0 ? (
              <Card>
                <EmptyState art="people" title={text('noFoodBanks')} text={text('noFoodBanksText')} />
              </Card>
            ) : (
              <>
                <TotalsHead sum={sum} before={before} />
                <TrendPanel list={list} days={days} all={data} foodBank={chosen?.FoodBank} />
                <TotalsTable rows={data.rows} sum={sum} chosen={chosen?.FoodBank.ID} onChoose={list.setFilters} />
              </>
            )}
            <Typography variant="body2" color="textSecondary">
              {text('definitions')}
            </Typography>
          </Stack>
        )}
      </WhenLoaded>
    </>
  )
}
