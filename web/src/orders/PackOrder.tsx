import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import { lazy, Suspense, useState } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import {
  isFullyTicked,
  isToPack,
  type OrderToPack,
  type PackingLine,
  type PackingWindow,
} from '../../../shared/order/packing.ts'
import { orderStatusOf } from '../../../shared/order/status.ts'
import { missingOf } from '../../../shared/order/substitute.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { Panel } from '../ui/Panel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { customerName, orderTone } from './orderText.ts'
import { PackLine } from './PackLine.tsx'
import type { PackLines } from './usePackLines.ts'

const HandOverDialog = lazy(() => import('./HandOverDialog.tsx'))
const SubstituteDialog = lazy(() => import('./SubstituteDialog.tsx'))

interface PackOrderProps extends Pick<PackLines, 'tick' | 'answered'> {
  order: OrderToPack
  window: PackingWindow
  onChanged: () => void
}

/** One order: its lines in packing order, ticked off as they go into the bag, then packed and handed over. */
export function PackOrder({ order, window, tick, answered, onChanged }: PackOrderProps) {
  const text = useText(orderWorkTexts)
  const statusText = useText(orderTexts)
  const showFailure = useShowFailure()
  const [isHandingOver, setHandingOver] = useState(false)
  const [short, setShort] = useState<PackingLine>()
  const status = useAction(orders.setOrderStatus)
  const isOpen = isToPack(order)
  const markPacked = async () => {
    try {
      await answered(order.ID)
      await status.run({ id: order.ID, statusCode: 'PACKED' })
      onChanged()
    } catch (error) {
      showFailure(error, text('packFailed'))
    }
  }
  const pack = ({ PantryInventoryItemID, SubstituteOf }: PackingLine, PackedQuantity: number | null) =>
    tick({
      id: order.ID,
      PantryInventoryItemID,
      PackedQuantity,
      ...(SubstituteOf === null ? {} : { SubstituteOf }),
    })
  const tone = orderTone({ PantryOrderStatusType: orderStatusOf(order.StatusCode) })
  const items = order.Lines.reduce((sum, one) => sum + (one.PackedQuantity ?? one.Quantity), 0)
  return (
    <Panel
      title={`${order.Code} · ${customerName(order)}`}
      actions={<StatusChip label={statusText(order.StatusCode)} tone={tone} />}
    >
      <List disablePadding>
        {order.Lines.map((one) => (
          <PackLine
            key={one.PantryInventoryItemID}
            line={one}
            lines={order.Lines}
            isFixed={!isOpen || status.busy}
            pack={pack}
            substitute={() => setShort(one)}
          />
        ))}
      </List>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        {isOpen ? (
          <Button
            variant={isFullyTicked(order) ? 'contained' : 'outlined'}
            size="large"
            disabled={status.busy}
            aria-label={text('markPackedOf', { code: order.Code })}
            onClick={() => void markPacked()}
          >
            {text('markPacked')}
          </Button>
        ) : (
          <Button variant="contained" size="large" disabled={status.busy} onClick={() => setHandingOver(true)}>
            {text('handOver')}
          </Button>
        )}
      </Box>
      <Suspense fallback={null}>
        {short ? (
          <SubstituteDialog
            order={order}
            line={short}
            window={window}
            missing={missingOf(order.Lines, short)}
            onChoose={(PantryInventoryItemID, PackedQuantity) => {
              setShort(undefined)
              tick({
                id: order.ID,
                PantryInventoryItemID,
                PackedQuantity,
                SubstituteOf: short.PantryInventoryItemID,
              })
            }}
            onClose={() => setShort(undefined)}
          />
        ) : null}
        {isHandingOver ? (
          <HandOverDialog
            order={{ ...order, TotalItems: items }}
            onClose={() => setHandingOver(false)}
            onDone={() => {
              setHandingOver(false)
              onChanged()
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}
