import { Box, Button, List, Stack, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { comingAndEarlier } from '../../../../shared/pantry/orders/coming.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LineButton } from '../../core/ui/LineButton.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { useWhen } from './OrderWhen.tsx'
import { useOwnOrders } from './useOwnOrders.ts'

/** All of a neighbor's orders (decision 57): those to come, the next first, then the earlier ones. */
export default function OrdersPage() {
  const text = useText(neighborTexts)
  const { TimeZone } = useSession()
  // The first page is the one that the start screen keeps for when there is no signal.
  const kept = useOwnOrders()
  const pages = useServerPages(orders.getOrdersGrid, { rows: 50 })
  const rows = pages.page === 1 ? (kept.data?.rows ?? []) : pages.rows
  const { coming, earlier } = comingAndEarlier(rows, dayOf(serverNow(), TimeZone))
  const isLoading = pages.page === 1 ? kept.data === undefined : pages.isLoading
  const error = pages.page === 1 ? kept.error : pages.error
  return (
    <>
      <PageHeader title={text('myOrders')} />
      {error ? (
        <LoadFailed error={error} message={text('ordersFailed')} onRetry={pages.refetch} />
      ) : (
        <Stack spacing={2.5}>
          <OfflineNote asOf={kept.asOf} />
          {isLoading ? <RowsSkeleton rows={4} height={72} /> : null}
          {!isLoading && rows.length === 0 ? (
            <EmptyState
              art="bag"
              title={text('noOrdersTitle')}
              text={text('noOrdersText')}
              action={{ label: text('orderFood'), href: paths.neighborOrder() }}
            />
          ) : null}
          <OrderGroup title={text('coming')} rows={coming} />
          <OrderGroup title={text('earlier')} rows={earlier} />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
            {pages.previous ? <Button onClick={pages.previous}>{text('newer')}</Button> : null}
            {pages.next ? <Button onClick={pages.next}>{text('older')}</Button> : null}
          </Box>
        </Stack>
      )}
    </>
  )
}

function OrderGroup({ title, rows }: { title: string; rows: readonly OrderGridRow[] }) {
  if (rows.length === 0) return null
  return (
    <Panel title={title} isFlush>
      <List disablePadding>
        {rows.map((row) => (
          <li key={row.ID}>
            <OrderLine row={row} />
          </li>
        ))}
      </List>
    </Panel>
  )
}

function OrderLine({ row }: { row: OrderGridRow }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  const { day, hours } = useWhen()(row)
  return (
    <LineButton href={orderingPaths.order(row.ID)} sx={{ gap: 2, minHeight: 64 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
        <Typography variant="body2">
          {hours} · {text(row.PantryLocationID === null ? 'delivery' : 'pickup')}
          {row.Place ? <> · {isolate(row.Place)}</> : null}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
          <OrderStatusChip row={row} />
          <Typography variant="body2" color="textSecondary">
            {text(plural(language, 'items', row.TotalItems), { count: row.TotalItems })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, mt: 0.75 }}>
          {row.Pictures?.map(({ Name, Path }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture has nothing but its place.
            <Thumbnail key={n} name={Name} path={Path} size={40} />
          ))}
        </Box>
      </Box>
      <Typography sx={{ fontWeight: 700 }}>{row.Code}</Typography>
    </LineButton>
  )
}
