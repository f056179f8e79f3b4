import { Alert, Box, Skeleton, Stack } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isWalkIn, orderCode } from '../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { addressText } from '../../core/address/addressText.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { numberText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { DetailSkeleton } from '../../core/ui/Skeletons.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useHandOverHistory, useRecipientText } from './handOver/handOverHistory.ts'
import { OrderButtons, PlacedOrderButtons } from './OrderButtons.tsx'
import { OrderItemsTable } from './OrderItems.tsx'
import { OrderNeighbor } from './OrderNeighbor.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderStatusControl } from './OrderStatusControl.tsx'
import { arrivalFact, customerName, pickupWindowText, placedText } from './orderText.ts'
import { WaitingReturns } from './WaitingReturns.tsx'

const PointsMap = lazy(() => import('../../core/map/PointsMap.tsx').then((parts) => ({ default: parts.PointsMap })))
const ToldMarks = lazy(() => import('./walkIn/ToldMarks.tsx'))

/** Section 2: the detail refreshes by itself. */
const refreshMs = 60_000

/** One order: what was ordered, for when and whom, and how far it is. */
export default function OrderPage() {
  const text = useText(orderTexts)
  const back = paths.orders(useRolePrefix())
  const id = Number(useSearchParams()[0].get('id'))
  const isNamed = isId(id)
  const { data, error, mutate } = useApi(orders.getOrder, isNamed ? { id } : null, { poll: refreshMs })
  if (data?.ID === id) return <Order order={data} hasStaleAnswer={error !== undefined} />
  if (isNamed && !error) return <DetailSkeleton />
  return (
    <>
      <PageHeader title={text('order')} back={back} />
      <LoadFailed
        error={error}
        message={text('unableToLoad', { code: orderCode(id || 0) })}
        isUnnamed={!isNamed}
        onRetry={mutate}
      />
    </>
  )
}

function Order({ order, hasStaleAnswer }: { order: ShownOrder; hasStaleAnswer: boolean }) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const { EntityID } = useSession()
  const prefix = useRolePrefix()
  const isReadOnly = order.EntityID !== EntityID
  const Buttons = isReadOnly ? PlacedOrderButtons : OrderButtons
  return (
    <>
      <PageHeader
        title={text('orderTitle', { code: order.Code })}
        back={paths.orders(prefix)}
        status={<OrderStatusControl order={order} />}
        actions={<Buttons order={order} />}
      />
      {isReadOnly ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {workText(order.IsPlacedByCaller && order.IsEditable ? 'placedElsewhere' : 'readOnly')}
        </Alert>
      ) : null}
      {hasStaleAnswer ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {workText('reloadFailed')}
        </Alert>
      ) : null}
      <Suspense fallback={null}>{order.Told ? <ToldMarks told={order.Told} /> : null}</Suspense>
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <WaitingReturns order={order} />
          <Panel title={text('items')} isFlush>
            <OrderItemsTable items={order.PantryOrderItems} label={text('itemsOf', { code: order.Code })} />
          </Panel>
          <OrderNotes order={order} isReadOnly={isReadOnly} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <Panel title={text('order')}>
            <OrderFacts order={order} />
          </Panel>
          <OrderNeighbor id={order.FoodInsecureNeighbor.ID} />
          <OrderMap order={order} />
        </Stack>
      </Box>
    </>
  )
}

const mapZoom = 11

/** Place of the order's pickup, or of its delivery where that was found. */
function OrderMap({ order }: { order: ShownOrder }) {
  const text = useText(orderWorkTexts)
  const delivery = useDeliveryAddress(order)
  const place = order.PantryLocation ? pickupPoint(order.PantryLocation) : delivery && deliveryPoint(delivery)
  if (!place) return null
  return (
    <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
      <PointsMap label={text('map')} points={[place]} zoom={mapZoom} height={240} />
    </Suspense>
  )
}

const pickupPoint = ({ ID, Label, Latitude, Longitude, Address }: NonNullable<ShownOrder['PantryLocation']>) => ({
  ...{ ID, Name: Label, Kind: 'pickupLocation' as const },
  ...{ Latitude, Longitude, Address: addressText(Address) },
})
function deliveryPoint({ ID, Name, Address }: CustomerAddress) {
  const { Latitude, Longitude } = Address
  const isPinned = Latitude !== undefined && Longitude !== undefined
  const named = { ID, Name, Kind: 'delivery' as const, Address: addressText(Address) }
  return isPinned ? { ...named, Latitude, Longitude } : undefined
}

/** Address of a delivery; one that was deleted since is not shown. */
function useDeliveryAddress({ FoodInsecureNeighborAddressID: addressId, FoodInsecureNeighbor }: ShownOrder) {
  const input = addressId === null ? null : { id: FoodInsecureNeighbor.ID, addressId }
  const { data } = useApi(customers.getCustomerAddress, input, { revalidateOnFocus: false })
  return data
}

function OrderFacts({ order }: { order: ShownOrder }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const workText = useText(orderWorkTexts)
  const { FoodInsecureNeighbor: customer, Locker } = order
  const recipient = useRecipientText(order.HandOver)
  const history = useHandOverHistory(order)
  const delivery = useDeliveryAddress(order)
  const address = delivery && [addressText(delivery.Address), delivery.Notes].filter(Boolean).join(' · ')
  return (
    <Facts
      facts={[
        {
          label: text('neighbor'),
          value: [customerName(order), customer.PostalCode].filter(Boolean).join(', '),
        },
        {
          label: text('location'),
          value: order.FoodBankDeliveryTimeID === null ? (order.PantryLocation?.Label ?? '') : text('delivery'),
        },
        ...(order.Helper ? [{ label: workText('orderedBy'), value: order.Helper.Name }] : []),
        ...(order.IsStanding ? [{ label: text('kind'), value: workText('regular') }] : []),
        ...(isWalkIn(order) ? [{ label: text('kind'), value: text('walkIn') }] : []),
        {
          label: text('window'),
          value: (
            <>
              <CalendarDay value={order.PickupOrDeliveryDate} />, {pickupWindowText(order, language)}
            </>
          ),
        },
        ...(address ? [{ label: workText('address'), value: address }] : []),
        ...(Locker ? [{ label: text('locker'), value: text('lockerReserved', { reference: Locker.Reference }) }] : []),
        ...(recipient ? [{ label: workText('handedOverTo'), value: recipient }] : []),
        ...history,
        { label: text('quantity'), value: numberText(order.TotalItems, language) },
        { label: text('pounds'), value: numberText(order.TotalPounds, language, 2) },
        ...(order.WalkIn?.Pounds
          ? [{ label: text('uncounted'), value: numberText(order.WalkIn.Pounds, language, 2) }]
          : []),
        { label: text('placedAt'), value: placedText(order.Created, text, language) },
        ...(order.Confirmed
          ? [{ label: workText('confirmed'), value: placedText(order.Confirmed, text, language) }]
          : []),
        ...arrivalFact(order, text, language),
        ...(order.ContainsTEFAPProduct ? [{ label: text('tefap'), value: text('containsTefap') }] : []),
      ]}
    />
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.8fr) minmax(0, 1fr)' },
} as const
