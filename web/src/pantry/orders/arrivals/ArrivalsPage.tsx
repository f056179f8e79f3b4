import { Alert, Box, Card, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { ArrivedOrder } from '../../../../../shared/pantry/orders/api.ts'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { HandOverByCode } from '../handOver/HandOverByCode.tsx'
import { orderOnBoard } from '../handOver/orderToHandOver.ts'
import { WaitingActs } from '../pack/WaitingActs.tsx'
import { useBoard } from './useBoard.ts'
import { WaitingCard } from './WaitingCard.tsx'

const dialog = () => import('../handOver/HandOverDialog.tsx')
const HandOverDialog = lazy(dialog)

/** The runner's board: who is here, in order of arrival, and one tap to hand over; at the door the same page marks who comes. */
export default function ArrivalsPage() {
  const text = useText(arrivalTexts)
  const workText = useText(orderWorkTexts)
  const { answer, board, queue } = useBoard()
  const [place, setPlace] = useState<number | null>(null)
  const [open, setOpen] = useState<ArrivedOrder>()
  // It has to open without a connection as well.
  useEffect(() => void dialog().catch(() => undefined), [])
  const renew = () => void answer.mutate()
  const shown = board?.filter(({ PantryLocationID }) => place === null || PantryLocationID === place)
  return (
    <>
      <PageHeader title={text('title')} subtitle={text('lead')} />
      <WaitingActs queue={queue} />
      {answer.asOf === undefined ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {workText('keptList')}
        </Alert>
      )}
      <HandOverByCode locationId={place ?? undefined} onDone={renew} />
      {answer.error && !board ? <LoadFailed error={answer.error} message={text('failed')} onRetry={renew} /> : null}
      {board || answer.error ? null : <RowsSkeleton rows={3} height={120} />}
      {shown && board ? (
        <Box component="section" aria-label={text('title')} sx={{ mt: 3 }}>
          <Places board={board} place={place} choose={setPlace} />
          <Line orders={shown} showsPlace={place === null && placesOf(board).size > 1} open={setOpen} />
        </Box>
      ) : null}
      <Suspense fallback={null}>
        {open ? (
          <HandOverDialog
            key={open.ID}
            order={orderOnBoard(open)}
            locationId={place ?? undefined}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined)
              renew()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const placesOf = (board: readonly ArrivedOrder[]) =>
  new Map(board.map(({ PantryLocationID, Place }) => [PantryLocationID, Place]))

interface PlacesProps {
  board: readonly ArrivedOrder[]
  place: number | null
  choose: (place: number | null) => void
}

/** Of several places a runner serves one. */
function Places({ board, place, choose }: PlacesProps) {
  const text = useText(arrivalTexts)
  const places = [...placesOf(board)].toSorted(([, a], [, b]) => a.localeCompare(b))
  if (places.length < 2 && place === null) return null
  return (
    <Box sx={{ mb: 2 }}>
      <ToggleButtons
        label={text('place')}
        choices={[{ value: 0, label: text('allPlaces') }, ...places.map(([id, label]) => ({ value: id ?? 0, label }))]}
        isChosen={(value) => value === (place ?? 0)}
        onChoose={(value) => choose(value || null)}
      />
    </Box>
  )
}

interface LineProps {
  orders: readonly ArrivedOrder[]
  showsPlace: boolean
  open: (order: ArrivedOrder) => void
}

function Line({ orders, showsPlace, open }: LineProps) {
  const text = useText(arrivalTexts)
  const { language } = useLanguage()
  const count = orders.length
  if (count === 0)
    return (
      <Card>
        <EmptyState art="calendar" title={text('none')} text={text('noneText')} />
      </Card>
    )
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5, fontWeight: 600 }}>
        {text(plural(language, 'count', count), { count })}
      </Typography>
      <Box component="ol" sx={lineLook}>
        {orders.map((order) => (
          <WaitingCard key={order.ID} order={order} showsPlace={showsPlace} onHandOver={() => open(order)} />
        ))}
      </Box>
    </>
  )
}

const lineLook = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
} as const
