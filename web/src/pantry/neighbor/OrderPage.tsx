import { Alert, Box, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { cancelRefusal } from '../../../../shared/pantry/orders/editable.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useSession } from '../../core/data/useSession.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { instantText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { QrCode } from '../../core/ui/QrCode.tsx'
import { DetailSkeleton } from '../../core/ui/Skeletons.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useSaid } from '../ordering/said.ts'
import { CallPantry } from './CallPantry.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFood } from './OrderFood.tsx'
import { OrderLinks } from './OrderLinks.tsx'
import { OrderCode, useStatusText, useWhen } from './OrderWhen.tsx'
import { useOfflineAnswer } from './offlineAnswers.ts'
import { PlaceOfOrder } from './PlaceOfOrder.tsx'
import { keptOrder, useOwnOrders } from './useOwnOrders.ts'

/** Without a connection on the first visit of the day the page goes without it. */
const ImHere = lazy(() => import('./ImHere.tsx').catch(() => ({ default: () => null })))
const OrderAgain = lazy(() => import('./OrderAgain.tsx'))
const UndoMove = lazy(() => import('../ordering/UndoMove.tsx'))

/** One order of a neighbor: code, place and time, what is in it, and how to change or cancel it. */
export default function OrderPage() {
  const text = useText(neighborTexts)
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  const isNamed = isId(id)
  const { coming } = useOwnOrders()
  // Ended orders are not stored: nobody asks for their code.
  const { data, error, mutate, asOf } = useOfflineAnswer(
    orders.getOrder,
    isNamed ? { id } : null,
    coming.some(({ ID }) => ID === id) ? keptOrder(id) : undefined,
  )
  if (error || !isNamed)
    return (
      <>
        <PageHeader title={text('myOrders')} back={paths.myOrders()} />
        <LoadFailed
          error={error}
          message={text('unableToLoad', { code: orderCode(id || 0) })}
          isUnnamed={!isNamed}
          onRetry={() => mutate()}
        />
      </>
    )
  if (data?.ID !== id) return <DetailSkeleton />
  return <OpenOrder order={data} asOf={asOf} />
}

function OpenOrder({ order, asOf }: { order: ShownOrder; asOf: string | undefined }) {
  const text = useText(neighborTexts)
  const { day, hours } = useWhen()(order)
  const statusText = useStatusText()
  const said = useSaid()
  const { IsRestricted } = useSession()
  const status = order.PantryOrderStatusType
  const mayCancel = order.IsEditable || mayCancelNow(order)
  const isOver = status !== null && (status.IsCancelledType || status.IsSuccessfullyCompletedType)
  return (
    <>
      <PageHeader
        title={text('orderOn', { code: order.Code, day })}
        subtitle={<span role="status">{statusText(order)}</span>}
        back={paths.myOrders()}
      />
      <Stack spacing={2.5}>
        <OfflineNote asOf={asOf} />
        {said && !isOver ? (
          <Alert
            severity={said.tone}
            role="status"
            action={
              said.before && order.IsEditable ? (
                <Suspense fallback={null}>
                  <UndoMove id={order.ID} before={said.before} />
                </Suspense>
              ) : null
            }
          >
            {said.said}
          </Alert>
        ) : null}
        {isOver ? null : (
          <Suspense fallback={null}>
            <ImHere order={order} />
          </Suspense>
        )}
        <Panel>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' } }}>
            <Stack spacing={2}>
              <OrderCode code={order.Code} />
              <div>
                <Typography variant="body2" color="textSecondary">
                  {text('when')}
                </Typography>
                <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
                <Typography>{hours}</Typography>
              </div>
              <div>
                <Typography variant="body2" color="textSecondary">
                  {text('where')}
                </Typography>
                <PlaceOfOrder order={order} />
              </div>
              {isOver ? null : <OrderLinks order={order} />}
              <CallPantry pantry={order.Pantry} />
            </Stack>
            {isOver ? null : (
              <Box sx={{ justifySelf: { xs: 'center', sm: 'end' }, textAlign: 'center', maxWidth: 220 }}>
                <QrCode content={order.Code} label={text('qrLabel', { code: order.Code })} />
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {text('codeHint')}
                </Typography>
              </Box>
            )}
          </Box>
        </Panel>
        <Notes notes={order.Notes} />
        <OrderFood order={order} />
        {mayCancel && asOf === undefined ? <OrderActions order={order} /> : null}
        {isOver && !status.IsCancelledType && !IsRestricted ? (
          <Suspense fallback={null}>
            <OrderAgain order={order} variant="contained" />
          </Suspense>
        ) : null}
        {!order.IsEditable && !isOver && (!mayCancel || asOf !== undefined) ? (
          <Alert severity="info">{text('notEditable')}</Alert>
        ) : null}
      </Stack>
    </>
  )
}

/** Until its hours are over. */
function mayCancelNow({
  PantryOrderStatusType: status,
  PickupOrDeliveryDate: OrderDay,
  EndTime,
  ...order
}: ShownOrder) {
  const { TimeZone } = order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime ?? {}
  const hours = TimeZone === undefined ? undefined : { OrderDay, EndTime, TimeZone }
  return status !== null && cancelRefusal({ StatusCode: status.Code }, hours, new Date(serverNow())) === undefined
}

function Notes({ notes }: { notes: ShownOrder['Notes'] }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  if (notes.length === 0) return null
  return (
    <Panel title={text('notes')}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map((note) => (
          <li key={note.ID}>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{isolate(note.Note)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {instantText(note.Created, language)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
