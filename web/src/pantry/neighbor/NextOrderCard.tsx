import { Alert, Button, Stack, Typography } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { unsavedEdit } from '../ordering/cartStorage.ts'
import { CallPantry } from './CallPantry.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { OrderCode, useWhen } from './OrderWhen.tsx'
import { useOfflineAnswer } from './offlineAnswers.ts'
import { PlaceOfOrder } from './PlaceOfOrder.tsx'
import { keptOrder } from './useOwnOrders.ts'

/** The order that comes next; it stays on the phone, so that its code shows at a pantry without a signal. */
export function NextOrderCard({ row }: { row: OrderGridRow }) {
  const text = useText(neighborTexts)
  const { day, hours } = useWhen()(row)
  const { data: order } = useOfflineAnswer(orders.getOrder, { id: row.ID }, keptOrder(row.ID))
  const isSame = order?.ID === row.ID
  return (
    <Panel title={text('nextOrder')}>
      <Stack spacing={2}>
        <div>
          <Typography variant="h2" component="p">
            {day}
          </Typography>
          <Typography sx={{ fontSize: 'h3.fontSize' }}>{hours}</Typography>
        </div>
        {isSame ? <PlaceOfOrder order={order} /> : null}
        {isSame ? <CallPantry pantry={order.Pantry} /> : null}
        <OrderCode code={row.Code} />
        <div>
          <OrderStatusChip row={row} />
        </div>
        {unsavedEdit(row.FoodInsecureNeighbor.ID, row.ID) ? (
          <Alert severity="warning">{text('unsavedFood')}</Alert>
        ) : null}
        <Button href={orderingPaths.order(row.ID)} variant="contained" size="large">
          {text('showOrder')}
        </Button>
      </Stack>
    </Panel>
  )
}
