import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { type PackingList, type PackingPart, packingPageSize } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { isLost } from '../../../core/data/client.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { filterDelay, SearchFilter } from '../../../core/ui/filters.tsx'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { DetailSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { HandOverByCode } from '../handOver/HandOverByCode.tsx'
import { pickupWindowText } from '../orderText.ts'
import { useKeptWindow } from './keptPacking.ts'
import { PackOrder } from './PackOrder.tsx'
import { ToFetch } from './ToFetch.tsx'
import { usePackLines } from './usePackLines.ts'
import { WaitingActs } from './WaitingActs.tsx'

const PackLabels = lazy(() => import('./PackLabels.tsx'))

/** The orders of one window; several tablets may pack it at once. */
export function PackWindow({ id }: { id: number }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const [part, setPart] = useState<PackingPart>('toPack')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asked = { id, show: part, ...(search ? { search } : {}), ...(page > 1 ? { page } : {}) }
  const { data: read, error, mutate } = useApi(orders.getPackingList, asked, { poll: 15_000 })
  const { kept: whole, done } = useKeptWindow(id, read?.Window)
  const kept = error !== undefined && isLost(error) ? whole : undefined
  const { list, tick, answered, queue } = usePackLines({ read, kept, mutate, done }, asked)
  if (error && !list) return <LoadFailed error={error} onRetry={mutate} />
  if (!list || list.Window.ID !== id) return <DetailSkeleton />
  const { Window, Orders } = list
  const isPacking = part === 'toPack'
  const isSummed = isPacking && !search
  const when = `${listedDay(Window.OrderDay, language)}, ${pickupWindowText(Window, language)}`
  const packed = Window.Packed + Window.HandedOver
  return (
    <>
      <PageHeader
        title={[text('packing'), Window.Label].filter(Boolean).join(': ')}
        subtitle={`${when} · ${text('progress', { packed, count: packed + Window.ToPack })}`}
        back={paths.packing(prefix, Window.OrderDay)}
        actions={
          <>
            <Suspense fallback={null}>{prefix === 'Pantry' ? null : <PackLabels window={Window} />}</Suspense>
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
              {text('printList')}
            </Button>
          </>
        }
      />
      <WaitingActs queue={queue} />
      {kept ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('keptList')}
        </Alert>
      ) : null}
      <Box className="no-print">
        <HandOverByCode locationId={Window.PantryLocationID ?? undefined} onDone={() => void mutate()} />
      </Box>
      <Box sx={filterLook} className="no-print">
        <ToggleButtons
          label={text('ordersShown')}
          choices={[
            { value: 'toPack', label: text('toPackTab', { count: Window.ToPack }) },
            { value: 'packed', label: text('packedTab', { count: Window.Packed }) },
          ]}
          isChosen={(value) => value === part}
          onChoose={(value) => {
            setPart(value)
            setPage(1)
          }}
        />
        <SearchFilter
          label={text('searchOrders')}
          value={search}
          onChange={(words) => {
            setSearch(words)
            setPage(1)
          }}
          delay={filterDelay}
        />
      </Box>
      <Box sx={isSummed ? columns : oneColumn}>
        {isSummed ? (
          <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
            <ToFetch totals={list.ToFetch} />
          </Box>
        ) : null}
        <Stack spacing={2} sx={{ minWidth: 0, gridRow: { md: 1 } }}>
          {Orders.map((order) => (
            <PackOrder
              key={order.ID}
              order={order}
              window={Window}
              lots={list.Lots}
              tick={tick}
              answered={answered}
              queue={queue}
              onChanged={(act) => {
                if (act) done([{ orderId: order.ID, act }])
                void mutate()
              }}
            />
          ))}
          {Orders.length === 0 ? (
            <Typography>{text(search ? 'noneFound' : isPacking ? 'noneToPack' : 'nonePacked')}</Typography>
          ) : null}
          <PackPages list={list} turn={setPage} />
        </Stack>
      </Box>
    </>
  )
}

/** All orders are reached page by page; pages are short, so that a tablet draws them at once. */
function PackPages({ list: { Page, Found, Orders }, turn }: { list: PackingList; turn: (page: number) => void }) {
  const text = useText(orderWorkTexts)
  const grid = useText(app)
  const first = (Page - 1) * packingPageSize + 1
  const last = first + Orders.length - 1
  if (Found <= packingPageSize) return null
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" disabled={Page === 1} onClick={() => turn(Page - 1)} sx={{ minHeight: 44 }}>
        {grid('previousPage')}
      </Button>
      <Typography>{text('ordersFound', { from: first, to: last, count: Found })}</Typography>
      <Button variant="outlined" disabled={last >= Found} onClick={() => turn(Page + 1)} sx={{ minHeight: 44 }}>
        {grid('nextPage')}
      </Button>
    </Box>
  )
}

const filterLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 } as const
const oneColumn = { mt: 3, maxWidth: 900 } as const
const columns = {
  display: 'grid',
  gap: 3,
  mt: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.8fr) minmax(0, 1fr)' },
} as const
