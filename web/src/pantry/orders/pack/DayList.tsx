import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Box, Button, Stack } from '@mui/material'
import { useSearchParams } from 'react-router'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { ShortTotal } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { DetailSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { ToFetch } from './ToFetch.tsx'

/** Sum of what is still to be fetched for all windows of a day, for one walk along the shelves. */
export default function DayList() {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const day = query.get('day') ?? undefined
  const { data, error, mutate } = useApi(orders.listPackingWindows, { day, withSums: 'true' }, { poll: 30_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={mutate} />
  if (!data) return <DetailSkeleton />
  const count = data.Windows.reduce((sum, { ToPack }) => sum + ToPack, 0)
  return (
    <>
      <PageHeader
        title={text('dayList')}
        subtitle={text(plural(language, 'dayListLead', count), { day: listedDay(data.Day, language), count })}
        back={`${paths.packing(prefix)}?day=${data.Day}`}
        actions={
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
            {text('printList')}
          </Button>
        }
      />
      <Stack spacing={2}>
        <ToFetch totals={data.ToFetch ?? []} />
        {data.Short && data.Short.length > 0 ? <Short totals={data.Short} /> : null}
      </Stack>
    </>
  )
}

/** Products that did not reach for the day: what families get less of. */
function Short({ totals }: { totals: readonly ShortTotal[] }) {
  const text = useText(orderWorkTexts)
  return (
    <Panel title={text('dayShort')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {totals.map(({ ID, Name, Ordered, Packed }) => (
          <li key={ID}>{text('shortOf', { name: Name, ordered: Ordered, packed: Packed })}</li>
        ))}
      </Box>
    </Panel>
  )
}
