import { Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import { orderAddressTexts } from '../../../../shared/pantry/ordering/texts/orderAddress.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { comingDayText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'
import { AddressCard } from './AddressCard.tsx'
import { OrderingHeader } from './OrderingHeader.tsx'
import { useMoveOrder } from './useMoveOrder.ts'
import { useOrdering } from './useOrdering.ts'

const NotMoved = lazy(() => import('./NotMoved.tsx'))
const AddressDialog = lazy(() => import('../customers/AddressDialog.tsx'))

/** Delivery addresses of the person, to choose, add, change and delete. */
export default function AddressesPage() {
  const moveText = useText(moveOrderTexts)
  const text = useText(orderAddressTexts)
  const { language } = useLanguage()
  const { customerId, orderId, again, isOwn, deliveryTimeId = 0 } = useOrdering()
  const { data: addresses, error, mutate } = useApi(customers.listCustomerAddresses, { id: customerId })
  const { data: time } = useApi(windows.getDeliveryTime, { id: deliveryTimeId })
  const [edited, edit] = useState<CustomerAddress | 'new'>()
  const when = time && {
    day: comingDayText(time.DeliveryDay, language),
    hours: hoursText({ start: time.DeliveryStartTime, end: time.DeliveryEndTime }, language),
  }
  const { move, notMoved, isMoving } = useMoveOrder()
  const foodAt = (customerAddressId: number) =>
    orderingPaths.checkout({ customerId, orderId, again, deliveryTimeId, customerAddressId })
  const moveTo = (FoodInsecureNeighborAddressID: number) =>
    move({
      place: {
        PantryLocationID: null,
        PantryLocationPickupTimeID: null,
        FoodBankDeliveryTimeID: deliveryTimeId,
        FoodInsecureNeighborAddressID,
      },
      when: when ? `${when.day}, ${when.hours}` : '',
      food: foodAt(FoodInsecureNeighborAddressID),
    })
  return (
    <>
      <OrderingHeader
        title={text('addressTitle')}
        step={orderId === undefined ? text('stepAddress') : moveText('stepMove')}
        back={orderingPaths.delivery({ customerId, orderId, again })}
      >
        {when ? text('addressLead', when) : null}
      </OrderingHeader>
      <Stack spacing={2}>
        {error ? <LoadFailed error={error} message={text('addressesError')} onRetry={() => mutate()} /> : null}
        {!addresses && !error ? <CardsSkeleton cards={2} height={140} /> : null}
        {notMoved ? (
          <Suspense fallback={null}>
            <NotMoved order={notMoved} />
          </Suspense>
        ) : null}
        {addresses?.length === 0 ? <EmptyState title={text('noAddressTitle')} text={text('noAddressText')} /> : null}
        {addresses?.map((address) => (
          <AddressCard
            key={address.ID}
            address={address}
            to={foodAt(address.ID)}
            onChoose={orderId === undefined ? undefined : () => void moveTo(address.ID)}
            isChoosing={isMoving}
            onEdit={() => edit(address)}
          />
        ))}
        <Button variant={addresses?.length === 0 ? 'contained' : 'outlined'} size="large" onClick={() => edit('new')}>
          {text('addAddress')}
        </Button>
      </Stack>
      {edited ? (
        <Suspense fallback={null}>
          <AddressDialog
            customerId={customerId}
            edited={edited === 'new' ? undefined : edited}
            isOwn={isOwn}
            title={text(edited === 'new' ? 'newAddress' : 'changeAddress')}
            texts={orderAddressTexts}
            onClose={() => edit(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
