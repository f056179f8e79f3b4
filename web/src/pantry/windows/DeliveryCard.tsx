import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import { type DeliveryTotals, deliveryCancelledPercent } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DeleteDelivery } from './DeleteDelivery.tsx'
import { DeliveryDay, DeliveryMaximum, DeliveryValid } from './DeliveryCells.tsx'
import {
  DeliveryOrders,
  DeliveryProgramName,
  type DeliveryRowProps,
  deliveryHours,
  OrdersToggle,
} from './DeliveryRow.tsx'
import { CancelledPercent } from './TotalCells.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'

/** A delivery window on a phone. */
export function DeliveryCard({ row, isOpen, onToggle, onGone, onChanged }: DeliveryRowProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  return (
    <Box component="section" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <OrdersToggle row={row} isOpen={isOpen} onToggle={onToggle} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{formatDay(row.DeliveryDay, language)}</Box>
          {deliveryHours(row, language)}
        </Box>
        <WindowStatusChip status={row.Status} closedAt={row.ClosedAt} />
        <DeliveryDay row={row} onChanged={onChanged} />
        <DeleteDelivery row={row} onGone={onGone} />
      </Box>
      <Box sx={facts}>
        <span>{text('program')}</span>
        <DeliveryProgramName row={row} />
        <span>{text('valid')}</span>
        <div>
          <DeliveryValid row={row} onChanged={onChanged} />
        </div>
        <Counts
          maximum={<DeliveryMaximum row={row} onChanged={onChanged} />}
          totals={{ ...row, CancelledPercent: deliveryCancelledPercent(row) }}
        />
      </Box>
      {isOpen ? (
        <Box sx={{ mt: 1.5 }}>
          <DeliveryOrders row={row} />
        </Box>
      ) : null}
    </Box>
  )
}

export function OverallCard({ overall }: { overall: DeliveryTotals }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { Count: count } = overall
  return (
    <Box component="section" data-id={overall.ID} sx={{ ...card, bgcolor: 'action.hover' }}>
      <Box sx={{ fontWeight: 600 }}>
        {text('overall')} · {text(plural(language, 'windowCount', count), { count })}
      </Box>
      <Box sx={facts}>
        <Counts maximum={overall.MaximumOrders ?? text('unlimited')} totals={overall} />
      </Box>
    </Box>
  )
}

interface CountsProps {
  maximum: ReactNode
  totals: Pick<
    DeliveryTotals,
    | 'TotalOrders'
    | 'TotalInProgressTypeOrders'
    | 'TotalSuccessfullyCompletedTypeOrders'
    | 'CancelledPercent'
    | 'TotalItemCount'
    | 'TotalWeight'
  >
}

function Counts({ maximum, totals }: CountsProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const facts = [
    ['maximumOrders', maximum],
    ['orders', totals.TotalOrders],
    ['inProgress', totals.TotalInProgressTypeOrders],
    ['successful', totals.TotalSuccessfullyCompletedTypeOrders],
    ['cancelled', <CancelledPercent key="cancelled" percent={totals.CancelledPercent} />],
    ['itemCount', numberText(totals.TotalItemCount, language)],
    ['pounds', numberText(totals.TotalWeight, language)],
  ] as const
  return facts.flatMap(([name, value]) => [
    <span key={name}>{text(name)}</span>,
    <div key={`${name} value`}>{value}</div>,
  ])
}

const card = { border: '1px solid', borderColor: 'divider', borderRadius: 2, p: 1.5, minWidth: 0 } as const
const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1,
  typography: 'body2',
  '& > span': { color: 'text.secondary' },
} as const
