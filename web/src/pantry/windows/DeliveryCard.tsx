import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { type DeliveryTotals, deliveryCancelledPercent } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { listedDay, numberText } from '../../core/time/time.ts'
import { Toggle } from '../../core/ui/Toggle.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DeleteDelivery } from './DeleteDelivery.tsx'
import { DeliveryDay, DeliveryMaximum, DeliveryValid, useDeliveryName } from './DeliveryCells.tsx'
import { DeliveryOrders, DeliveryProgramName, type DeliveryRowProps, deliveryHours } from './DeliveryRow.tsx'
import { CancelledPercent } from './TotalCells.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'

/** A delivery window on a phone: when, for whom and how full; the rest unfolds. */
export function DeliveryCard({ row, isOpen, onToggle, onGone, onChanged }: DeliveryRowProps) {
  const text = useText(windowTexts)
  const shared = useText(app)
  const { language } = useLanguage()
  const orders = row.TotalOrders - row.TotalCancelledTypeOrders
  const program = row.DeliveryProgramName ?? text('noProgram')
  const filled = text(row.MaximumOrders === null ? 'filledOpenEnd' : 'filled', {
    orders,
    maximum: row.MaximumOrders ?? 0,
  })
  const label = shared(isOpen ? 'hideDetails' : 'showDetails', { row: useDeliveryName(row) })
  return (
    <Box component="section" data-card="" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2', lineHeight: 1.4 }}>
        <Toggle isOpen={isOpen} label={label} onToggle={onToggle} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{listedDay(row.DeliveryDay, language)}</Box>
          <Box sx={singleLine}>{deliveryHours(row, language)}</Box>
          <Box sx={{ color: 'text.secondary', ...singleLine }}>
            {filled} · {program}
          </Box>
        </Box>
        <WindowStatusChip status={row.Status} closedAt={row.ClosedAt} waiting={row.WaitingFamilies} />
      </Box>
      {isOpen ? (
        <>
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
            <span>{text('action')}</span>
            <Box sx={{ display: 'flex' }}>
              <DeliveryDay row={row} onChanged={onChanged} />
              <DeleteDelivery row={row} onGone={onGone} />
            </Box>
          </Box>
          {row.TotalOrders > 0 ? (
            <Box sx={{ mt: 1.5 }}>
              <DeliveryOrders row={row} />
            </Box>
          ) : null}
        </>
      ) : null}
    </Box>
  )
}

export function OverallCard({ overall }: { overall: DeliveryTotals }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { Count: count, TotalOrders: orders } = overall
  const counts = [
    text(plural(language, 'orderCount', orders), { count: orders }),
    `${overall.TotalInProgressTypeOrders} ${text('inProgress')}`,
    `${numberText(overall.TotalItemCount, language)} ${text('itemCount')}`,
    `${numberText(overall.TotalWeight, language)} ${text('pounds')}`,
  ]
  return (
    <Box component="section" data-card="" data-id={overall.ID} sx={{ ...card, bgcolor: 'action.hover' }}>
      <Box sx={{ fontWeight: 600 }}>
        {text('overall')} · {text(plural(language, 'windowCount', count), { count })}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{counts.join(' · ')}</Box>
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

const card = { border: '1px solid', borderColor: 'divider', borderRadius: 2, px: 1.5, py: 1, minWidth: 0 } as const
const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1,
  typography: 'body2',
  '& > span': { color: 'text.secondary' },
} as const
