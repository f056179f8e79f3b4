import { Alert, Box, Button, ButtonBase, Card, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { missedTexts } from '../../../../../shared/pantry/orders/texts/missedOrders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { DayFilter } from '../../../core/ui/filters.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { DetailSkeleton, RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { HandOverByCode } from '../handOver/HandOverByCode.tsx'
import { pickupWindowText } from '../orderText.ts'
import { PackWindow } from './PackWindow.tsx'

const DayList = lazy(() => import('./DayList.tsx'))
const SignaturePage = lazy(() => import('../signatures/SignaturePage.tsx'))

/** Packing on a tablet: the windows of a day, then the orders of one of them; hand-over by code on both. */
export default function PackingPage() {
  const text = useText(orderWorkTexts)
  const arrivalText = useText(arrivalTexts)
  const prefix = useRolePrefix()
  const [query, setQuery] = useSearchParams()
  const window = Number(query.get('window'))
  const day = query.get('day') ?? ''
  const openWindow = (id: number) => setQuery({ ...(day ? { day } : {}), window: String(id) })
  const openList = (list: 'day' | 'signatures') => setQuery({ ...(day ? { day } : {}), list })
  if (window > 0) return <PackWindow id={window} />
  if (query.has('list')) {
    const List = query.get('list') === 'signatures' && prefix !== 'Pantry' ? SignaturePage : DayList
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <List />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={text('packing')}
        subtitle={text('packingLead')}
        actions={
          <>
            <Button variant="outlined" href={paths.arrivals(prefix)}>
              {arrivalText('toBoard')}
            </Button>
            <Button variant="outlined" href={paths.walkIn(prefix)}>
              {text('walkIn')}
            </Button>
          </>
        }
      />
      <HandOverByCode />
      {prefix === 'Pantry' ? null : <ColdFoodNote />}
      <Windows day={day} setDay={(chosen) => setQuery({ day: chosen })} open={openWindow} openList={openList} />
    </>
  )
}

/** Count of cold food that nobody picked up: it spoils unnoticed. */
function ColdFoodNote() {
  const text = useText(missedTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const count = useApi(orders.listOrderReturns, {}).data?.length ?? 0
  if (count === 0) return null
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" href={paths.missedOrders(prefix)}>
          {text('decide')}
        </Button>
      }
    >
      {text(plural(language, 'coldWaits', count), { count })}
    </Alert>
  )
}

interface WindowsProps {
  day: string
  setDay: (day: string) => void
  open: (id: number) => void
  openList: (list: 'day' | 'signatures') => void
}

function Windows({ day, setDay, open, openList }: WindowsProps) {
  const text = useText(orderWorkTexts)
  const prefix = useRolePrefix()
  const { data, error, mutate } = useApi(orders.listPackingWindows, day ? { day } : {}, { poll: 30_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={mutate} />
  return (
    <Box component="section" aria-label={text('windows')} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <DayFilter
          label={text('day')}
          value={day || (data?.Day ?? '')}
          onChange={(chosen) => chosen && setDay(chosen)}
          sx={{ maxWidth: 240 }}
        />
        {data && data.Windows.length > 1 ? <Button onClick={() => openList('day')}>{text('dayList')}</Button> : null}
        {prefix !== 'Pantry' && data && data.Windows.length > 0 ? (
          <Button onClick={() => openList('signatures')}>{text('signatureSheet')}</Button>
        ) : null}
      </Box>
      {data ? null : <RowsSkeleton rows={3} height={72} />}
      {data?.Windows.length === 0 ? (
        <Card>
          <EmptyState art="calendar" title={text('noWindows')} text={text('noWindowsText')} />
        </Card>
      ) : null}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {data?.Windows.map((window) => (
          <WindowCard key={window.ID} window={window} open={open} />
        ))}
      </Box>
    </Box>
  )
}

function WindowCard({ window, open }: { window: PackingWindow; open: (id: number) => void }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const packed = window.Packed + window.HandedOver
  return (
    <Card>
      <ButtonBase onClick={() => open(window.ID)} sx={{ width: '100%', display: 'block', textAlign: 'left', p: 2.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{pickupWindowText(window, language)}</Typography>
        <Typography>
          {[text(window.Kind === 'pickup' ? 'Pickup' : 'Delivery'), window.Label].filter(Boolean).join(', ')}
        </Typography>
        <Typography color="textSecondary">{text('progress', { packed, count: packed + window.ToPack })}</Typography>
      </ButtonBase>
    </Card>
  )
}
