import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { figureHead } from '../../../../shared/pantry/pantryReports/householdWords.ts'
import type { HouseholdReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import RowPanel from '../../core/grid/RowPanel.tsx'
import { paths } from '../../core/paths.ts'
import { dayText, numberText } from '../../core/time/time.ts'
import { LineButton } from '../../core/ui/LineButton.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { OpenedFigure } from './HouseholdFigureTables.tsx'

interface RecordsProps {
  asked: HouseholdReportParameters['households']
  opened: OpenedFigure
  onClose: () => void
}

/** Records that a figure adds up, the latest first. */
export default function HouseholdRecordsPanel({ asked, opened, onClose }: RecordsProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const [pages, setPages] = useState(1)
  const { figure, group, value } = opened
  return (
    <RowPanel label={text('recordsOf', { figure: text(figureHead[figure]), group })} onClose={onClose}>
      <Typography color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
        {text('recordsLead', { count: numberText(value, language, figure === 'Pounds' ? 2 : 0) })}
      </Typography>
      <Stack>
        {Array.from({ length: pages }, (_, page) => (
          <RecordsOfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={page}
            asked={asked}
            opened={opened}
            from={page * pantryReports.recordsAPage}
            onMore={page === pages - 1 ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </Stack>
    </RowPanel>
  )
}

interface PageProps extends Omit<RecordsProps, 'onClose'> {
  from: number
  /** Of the last page. */
  onMore: (() => void) | undefined
}

function RecordsOfPage({ asked, opened, from, onMore }: PageProps) {
  const text = useText(customerReportTexts)
  const { figure, of } = opened
  const { data, error, mutate } = useApi(
    pantryReports.listHouseholdRecords,
    { ...asked, ...of, figure, from },
    { revalidateOnFocus: false },
  )
  if (error && !data) return <LoadFailed error={error} message={text('recordsFailed')} onRetry={() => mutate()} />
  if (!data) return <RowsSkeleton rows={6} height={56} />
  const hasMore = from + data.Records.length < data.RecordCount
  return (
    <>
      {data.Records.map((record) => (
        <RecordLine key={`${record.CustomerID} ${record.OrderID}`} record={record} />
      ))}
      {hasMore && onMore ? (
        <Button onClick={onMore} sx={{ m: 2, alignSelf: 'flex-start' }}>
          {text('showMore')}
        </Button>
      ) : null}
    </>
  )
}

type ShownRecord = Value<typeof pantryReports.listHouseholdRecords>['Records'][number]

/** The hand-over opens; of a household, its last one. */
function RecordLine({ record }: { record: ShownRecord }) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { Ages, HouseholdSize, SiteName, CountyName, OrderID, Day, Count } = record
  const people = Ages
    ? text('sizeAndAges', {
        size: numberText(HouseholdSize ?? Ages.Minors + Ages.Adults + Ages.Seniors, language, 0),
        minors: Ages.Minors,
        adults: Ages.Adults,
        seniors: Ages.Seniors,
      })
    : text('sizeAlone', { size: numberText(HouseholdSize ?? 1, language, 0) })
  return (
    <LineButton href={paths.order(prefix, OrderID)} sx={{ gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <div>
          {dayText(Day, language)} · {orderCode(OrderID)}
        </div>
        <Typography variant="body2" color="textSecondary">
          {[SiteName || text('deliveryAlone'), CountyName].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {people}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {text('countsAs')}{' '}
        </Typography>
        {numberText(Count, language, 2)}
      </Typography>
    </LineButton>
  )
}
