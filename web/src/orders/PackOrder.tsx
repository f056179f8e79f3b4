import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import { isFullyTicked, isToPack, type OrderToPack, type PackingLine } from '../../../shared/order/packing.ts'
import { orderStatusOf } from '../../../shared/order/status.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { Panel } from '../ui/Panel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { customerName, orderTone } from './orderText.ts'
import type { PackLines } from './usePackLines.ts'

const HandOverDialog = lazy(() => import('./HandOverDialog.tsx'))

interface PackOrderProps extends Pick<PackLines, 'tick' | 'answered'> {
  order: OrderToPack
  onChanged: () => void
}

/** One order: its lines in packing order, ticked off as they go into the bag, then packed and handed over. */
export function PackOrder({ order, tick, answered, onChanged }: PackOrderProps) {
  const text = useText(orderWorkTexts)
  const statusText = useText(orderTexts)
  const showFailure = useShowFailure()
  const [isHandingOver, setHandingOver] = useState(false)
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
  const pack = ({ PantryInventoryItemID }: PackingLine, PackedQuantity: number | null) =>
    tick({ id: order.ID, PantryInventoryItemID, PackedQuantity })
  const tone = orderTone({ PantryOrderStatusType: orderStatusOf(order.StatusCode) })
  const items = order.Lines.reduce((sum, one) => sum + (one.PackedQuantity ?? one.Quantity), 0)
  return (
    <Panel
      title={`${order.Code} · ${customerName(order)}`}
      actions={<StatusChip label={statusText(order.StatusCode)} tone={tone} />}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.Lines.map((one) => (
          <PackLine key={one.PantryInventoryItemID} line={one} isFixed={!isOpen || status.busy} pack={pack} />
        ))}
      </Box>
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

interface PackLineProps {
  line: PackingLine
  isFixed: boolean
  pack: (line: PackingLine, packed: number | null) => void
}
const dry = 1

/** A tap ticks the whole line; one fewer is for what the shelf lacks. */
function PackLine({ line, isFixed, pack }: PackLineProps) {
  const text = useText(orderWorkTexts)
  const { Name, Quantity, PackedQuantity, Shelf, StorageRequirementID } = line
  const isTicked = PackedQuantity !== null
  const isCold = StorageRequirementID !== null && StorageRequirementID !== dry
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, minHeight: 48, textDecoration: isTicked ? 'line-through' : 'none' }}
        control={
          <Checkbox
            checked={isTicked}
            disabled={isFixed}
            onChange={(_, next) => pack(line, next ? Quantity : null)}
            slotProps={{ input: { 'aria-label': text('tick', { quantity: Quantity, name: Name }) } }}
          />
        }
        label={
          <>
            <strong>{Quantity}</strong> × {Name}{' '}
            {Shelf ? (
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {Shelf}
              </Box>
            ) : null}
          </>
        }
      />
      {isTicked && PackedQuantity < Quantity ? (
        <StatusChip tone="warning" label={text('short', { packed: PackedQuantity, quantity: Quantity })} />
      ) : null}
      {isCold ? <StatusChip tone="info" label={text('cold')} /> : null}
      <IconButton
        aria-label={text('fewer', { name: Name })}
        disabled={isFixed || PackedQuantity === 0}
        onClick={() => pack(line, (PackedQuantity ?? Quantity) - 1)}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <RemoveCircleOutlined />
      </IconButton>
    </Box>
  )
}
