import { Box, Button, Stack } from '@mui/material'
import { moveOrderTexts } from '../../../../shared/pantry/ordering/texts/moveOrder.ts'
import { orderPlaceTexts } from '../../../../shared/pantry/ordering/texts/orderPlace.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { OrderingHeader } from './OrderingHeader.tsx'
import { DeliveryTimes } from './place/DeliveryTimes.tsx'
import { useOrdering } from './useOrdering.ts'

/** Choice of the delivery time; the address comes next. */
export default function DeliveryPage() {
  const moveText = useText(moveOrderTexts)
  const text = useText(orderPlaceTexts)
  const { customerId, orderId, again, isOwn } = useOrdering()
  const pages = useServerPages(windows.getDeliveryTimesGrid, {
    ...(isOwn ? {} : { FoodInsecureNeighborID: customerId }),
    ...(orderId === undefined ? {} : { OrderID: orderId }),
  })
  const hasPages = pages.next !== undefined || pages.previous !== undefined
  return (
    <>
      <OrderingHeader
        title={text('deliveryTitle')}
        step={orderId === undefined ? text('stepPlace') : moveText('stepMove')}
        {...(orderId === undefined ? {} : { back: orderingPaths.order(orderId) })}
      />
      <Stack spacing={2}>
        {pages.error ? (
          <LoadFailed error={pages.error} message={text('timesFailed')} onRetry={pages.refetch} />
        ) : (
          <Panel isFlush>
            {pages.isLoading ? <RowsSkeleton rows={4} height={64} /> : null}
            {!pages.isLoading && pages.rows.length === 0 ? (
              <EmptyState
                title={text(pages.next ? 'noPlacesYetTitle' : 'noPlacesTitle')}
                text={text(pages.next ? 'noPlacesYetText' : 'noPlacesText')}
              />
            ) : null}
            {pages.rows.length > 0 ? <DeliveryTimes times={pages.rows} /> : null}
          </Panel>
        )}
        {hasPages ? (
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
            {pages.previous ? <Button onClick={pages.previous}>{text('earlierTimes')}</Button> : null}
            {pages.next ? <Button onClick={pages.next}>{text('moreTimes')}</Button> : null}
          </Box>
        ) : null}
        <Button href={orderingPaths.pickup({ customerId, orderId, again })}>{text('preferPickup')}</Button>
      </Stack>
    </>
  )
}
