import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import * as customers from '../../../shared/api/customers.ts'
import * as ordering from '../../../shared/api/ordering.ts'
import { deliversTo } from '../../../shared/customer/delivers.ts'
import { moveOrderTexts } from '../../../shared/text/moveOrder.ts'
import { orderPlaceTexts } from '../../../shared/text/orderPlace.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { OrderingHeader } from './OrderingHeader.tsx'
import { orderingPaths } from './orderingPaths.ts'
import { PickupPlace } from './PickupPlace.tsx'
import { useCustomerToOrder } from './useCustomerToOrder.ts'
import { useOrdering } from './useOrdering.ts'

/** Where and when the food is picked up: locations with their days; a day with one time goes straight to the food. */
export default function PickupPage() {
  const moveText = useText(moveOrderTexts)
  const text = useText(orderPlaceTexts)
  const { customerId, orderId } = useOrdering()
  const places = useApi(ordering.listAvailablePickupTimes, { id: customerId, orderId })
  const authorized = useApi(customers.listAuthorizedPickupLocations, { id: customerId })
  const { data: customer } = useCustomerToOrder(customerId)
  const open = places.data?.filter(({ PantryLocationPickupTimes: times }) => times.length > 0)
  return (
    <>
      <OrderingHeader
        title={text(orderId === undefined ? 'pickupTitle' : 'changePickupTitle')}
        step={orderId === undefined ? text('stepPlace') : moveText('stepMove')}
        {...(orderId === undefined ? {} : { back: orderingPaths.order(orderId) })}
      />
      <Stack spacing={2}>
        {places.error ? (
          <LoadFailed error={places.error} message={text('locationsFailed')} onRetry={() => places.mutate()} />
        ) : null}
        {authorized.error ? (
          <LoadFailed error={authorized.error} message={text('authorizedFailed')} onRetry={() => authorized.mutate()} />
        ) : null}
        {!open && !places.error ? <CardsSkeleton cards={2} height={180} /> : null}
        {open?.length === 0 ? <EmptyState title={text('noPlacesTitle')} text={text('noPlacesText')} /> : null}
        {open?.map((place) => (
          <PickupPlace
            key={place.ID}
            place={place}
            isInvitedOnly={place.IsRestricted || (authorized.data?.includes(place.ID) ?? false)}
          />
        ))}
        {customer && deliversTo(customer) ? (
          <Button href={orderingPaths.delivery({ customerId, orderId })}>{text('preferDelivery')}</Button>
        ) : null}
      </Stack>
    </>
  )
}
