import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as orders from '../../../shared/api/orders.ts'
import { fetchTotals, type PackingList } from '../../../shared/order/packing.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DetailSkeleton } from '../ui/Skeletons.tsx'
import { HandOverByCode } from './HandOverByCode.tsx'
import { pickupWindowText } from './orderText.ts'
import { PackOrder } from './PackOrder.tsx'
import { usePackLines } from './usePackLines.ts'

/** The orders of one window; several tablets may pack it at once. */
export function PackWindow({ id }: { id: number }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { data, error, mutate } = useApi(orders.getPackingList, { id }, { poll: 15_000 })
  const { list, tick, answered } = usePackLines(data, mutate)
  if (error && !data) return <LoadFailed error={error} onRetry={mutate} />
  if (!list || list.Window.ID !== id) return <DetailSkeleton />
  const { Window, Orders, HasMore } = list
  const when = `${formatDay(Window.OrderDay, language)}, ${pickupWindowText(Window, language)}`
  const packed = Window.Packed + Window.HandedOver
  return (
    <>
      <PageHeader
        title={[text('packing'), Window.Label].filter(Boolean).join(': ')}
        subtitle={`${when} · ${text('progress', { packed, count: packed + Window.ToPack })}`}
        back={paths.packing(prefix, Window.OrderDay)}
      />
      <HandOverByCode locationId={Window.PantryLocationID ?? undefined} onDone={() => void mutate()} />
      <Box sx={columns}>
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
          <ToFetch list={list} />
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0, gridRow: { md: 1 } }}>
          {Orders.map((order) => (
            <PackOrder
              key={order.ID}
              order={order}
              window={Window}
              tick={tick}
              answered={answered}
              onChanged={() => void mutate()}
            />
          ))}
          {HasMore ? <Alert severity="info">{text('hasMore')}</Alert> : null}
        </Stack>
      </Box>
    </>
  )
}

/** What is still on the shelves, per storage location: fetched first, so it stands before the orders. */
function ToFetch({ list }: { list: PackingList }) {
  const text = useText(orderWorkTexts)
  const totals = fetchTotals(list)
  return (
    <Panel title={text('toFetch')}>
      {totals.length === 0 ? <Typography>{text('nothingToFetch')}</Typography> : null}
      <Stack spacing={2}>
        {totals.map(({ StorageLocationID, Label, Items }) => (
          <Box key={StorageLocationID ?? 0}>
            <Typography variant="h4" component="h3">
              {Label ?? text('noPlace')}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {Items.map(({ ID, Name, Shelf, Quantity }) => (
                <li key={ID}>
                  {Quantity} × {Name} {Shelf ? `(${Shelf})` : null}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  mt: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.8fr) minmax(0, 1fr)' },
} as const
