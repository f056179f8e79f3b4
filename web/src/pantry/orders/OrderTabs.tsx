import { Box, Chip, Typography } from '@mui/material'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderParts } from '../../../../shared/pantry/orders/part.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { useApi } from '../../core/data/useApi.ts'
import { CountTabs } from '../../core/ui/CountTabs.tsx'
import { useText } from '../../core/words/language.tsx'
import type { OrderTab } from './ordersGridQuery.ts'

interface OrderTabsProps {
  tab: OrderTab
  /** Pantries and place that are counted; null where other filters are set, of whose orders no number is known. */
  counted: Input<typeof orders.countOrders> | null
  isToday: boolean
  onChange: (change: { tab: OrderTab } | { isToday: boolean }) => void
}

/** Windows are counted anew so often; a change of one's own counts at once. */
const poll = 120_000

/** The parts of the work with their numbers, and all orders. */
export function OrderTabs({ tab, counted, isToday, onChange }: OrderTabsProps) {
  const text = useText(orderWorkTexts)
  const { data } = useApi(orders.countOrders, counted, { poll })
  const counts = counted === null ? undefined : data
  const tabs = orderParts.map((part) => ({ value: part, label: text(`tab.${part}`), count: counts?.[part] }))
  return (
    <>
      <CountTabs
        label={text('tabs')}
        value={tab}
        onChange={(value) => onChange({ tab: value as OrderTab })}
        tabs={[...tabs, { value: 'all', label: text('tab.all') }]}
      />
      {tab === 'missed' ? (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Chip
            label={text('missedToday')}
            aria-pressed={isToday}
            color={isToday ? 'primary' : 'default'}
            variant={isToday ? 'filled' : 'outlined'}
            onClick={() => onChange({ isToday: !isToday })}
          />
          <Typography variant="body2" color="textSecondary">
            {text('missedNote')}
          </Typography>
        </Box>
      ) : null}
    </>
  )
}
