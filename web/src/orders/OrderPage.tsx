import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useSearchParams } from 'react-router'
import * as orders from '../../../shared/api/orders.ts'
import { orderCode } from '../../../shared/order/order.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi, useStoreAnswer } from '../data/useApi.ts'
import { Facts } from '../ui/Facts.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DetailSkeleton } from '../ui/Skeletons.tsx'
import { CalendarDay } from '../ui/Times.tsx'
import { numberText } from '../ui/time.ts'
import { OrderItemsTable } from './OrderItems.tsx'
import { OrderStatusControl } from './OrderStatusControl.tsx'
import { customerName, pickupWindowText, placedText } from './orderText.ts'
import { TefapIcon } from './TefapIcon.tsx'
import { WaitingReturns } from './WaitingReturns.tsx'

/** One order: what was ordered, for when and whom, and how far it is. */
export default function OrderPage() {
  const text = useText(orderTexts)
  const id = Number(useSearchParams()[0].get('id'))
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, mutate } = useApi(orders.getOrder, isId ? { id } : null)
  if (data?.ID === id) return <Order order={data} />
  if (isId && !error) return <DetailSkeleton />
  return (
    <LoadFailed error={error} message={text('unableToLoad', { code: isId ? orderCode(id) : '?' })} onRetry={mutate} />
  )
}

function Order({ order }: { order: ShownOrder }) {
  const text = useText(orderTexts)
  const storeAnswer = useStoreAnswer()
  const onChanged = (changed: ShownOrder) => storeAnswer(orders.getOrder, { id: changed.ID }, changed)
  const title = text('orderTitle', { code: order.Code })
  return (
    <>
      <PageHeader title={title} status={<OrderStatusControl order={order} onChanged={onChanged} />} />
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <WaitingReturns order={order} onChanged={onChanged} />
          <Panel title={text('items')} isFlush>
            <OrderItemsTable items={order.PantryOrderItems} label={text('itemsOf', { code: order.Code })} />
          </Panel>
        </Stack>
        <Panel title={text('order')}>
          <OrderFacts order={order} />
        </Panel>
      </Box>
    </>
  )
}

function OrderFacts({ order }: { order: ShownOrder }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const { FoodInsecureNeighbor: customer, Locker } = order
  return (
    <Facts
      facts={[
        {
          label: text('customer'),
          value: [customerName(order), customer.PostalCode].filter(Boolean).join(', '),
        },
        {
          label: text('place'),
          value: order.FoodBankDeliveryTimeID === null ? (order.PantryLocation?.Label ?? '') : text('delivery'),
        },
        {
          label: text('window'),
          value: (
            <>
              <CalendarDay value={order.PickupOrDeliveryDate} />, {pickupWindowText(order)}
            </>
          ),
        },
        ...(Locker ? [{ label: text('locker'), value: text('lockerReserved', { reference: Locker.Reference }) }] : []),
        { label: text('quantity'), value: numberText(order.TotalItems, language) },
        { label: text('pounds'), value: numberText(order.TotalPounds, language, 2) },
        { label: text('placedAt'), value: placedText(order.Created, text, language) },
        ...(order.ContainsTEFAPProduct
          ? [{ label: text('tefap'), value: <TefapIcon label={text('containsTefap')} /> }]
          : []),
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
