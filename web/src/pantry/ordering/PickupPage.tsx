import { Button, Stack } from '@mui/material'
import { lazy, Suspense } from 'react'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { deliversTo } from '../../../../shared/pantry/customers/delivers.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { AvailableLocation } from '../../../../shared/pantry/ordering/availableLocation.ts'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import { orderPlaceTexts } from '../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { useApi } from '../../core/data/useApi.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { OrderingHeader } from './OrderingHeader.tsx'
import { PickupPlace } from './place/PickupPlace.tsx'
import { useCustomerToOrder } from './useCustomerToOrder.ts'
import { useOrdering } from './useOrdering.ts'

const ManyPlaces = lazy(() => import('./place/ManyPlaces.tsx'))

const fewPlaces = 6

/**
 * Choice of location and time for the pickup: locations with their days; a day with one time goes straight to the food.
 */
export default function PickupPage() {
  const moveText = useText(moveOrderTexts)
  const text = useText(orderPlaceTexts)
  const { customerId, orderId, again, isOwn } = useOrdering()
  const places = useApi(ordering.listAvailablePickupTimes, {
    id: customerId,
    orderId,
    ...(orderId === undefined ? { withFull: 'true' as const } : {}),
  })
  const authorized = useApi(customers.listAuthorizedPickupLocations, { id: customerId })
  const { data: customer } = useCustomerToOrder(customerId)
  const open = places.data?.filter((place) => place.PantryLocationPickupTimes.length > 0 || place.IsOrderingBlocked)
  const drawn = (place: AvailableLocation) => (
    <PickupPlace
      key={place.ID}
      place={place}
      isInvitedOnly={place.IsRestricted || (authorized.data?.includes(place.ID) ?? false)}
    />
  )
  return (
    <>
      <OrderingHeader
        title={text(orderId === undefined ? 'pickupTitle' : 'changePickupTitle')}
        step={orderId === undefined ? text('stepPlace') : moveText('stepMove')}
        {...(orderId === undefined ? {} : { back: orderingPaths.order(orderId) })}
      />
      <Stack spacing={2}>
        {places.error ? (
          <LoadFailed
            error={places.error}
            message={text(isOwn ? 'ownLocationsFailed' : 'locationsFailed')}
            onRetry={() => places.mutate()}
          />
        ) : null}
        {authorized.error ? (
          <LoadFailed
            error={authorized.error}
            message={text(isOwn ? 'ownAuthorizedFailed' : 'authorizedFailed')}
            onRetry={() => authorized.mutate()}
          />
        ) : null}
        {!open && !places.error ? <CardsSkeleton cards={2} height={180} /> : null}
        {open?.length === 0 ? <EmptyState title={text('noPlacesTitle')} text={text('noPlacesText')} /> : null}
        {open && open.length > fewPlaces ? (
          <Suspense fallback={<CardsSkeleton cards={2} height={180} />}>
            <ManyPlaces places={open} draw={drawn} />
          </Suspense>
        ) : (
          open?.map(drawn)
        )}
        {customer && deliversTo(customer) ? (
          <Button href={orderingPaths.delivery({ customerId, orderId, again })}>{text('preferDelivery')}</Button>
        ) : null}
      </Stack>
    </>
  )
}
