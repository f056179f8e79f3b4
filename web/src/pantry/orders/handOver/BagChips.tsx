import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { countedQuantity } from '../../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { OrderToHandOver } from './orderToHandOver.ts'

const bagKinds = [
  { key: 'bagDry', requirement: 1 },
  { key: 'bagCold', requirement: 2 },
  { key: 'bagFrozen', requirement: 3 },
] as const

interface BagProps {
  order: Pick<OrderToHandOver, 'PantryOrderItems' | 'ContainsTEFAPProduct'>
  /** Further marks. */
  children?: ReactNode
}

/** Items of an order by the bag that they are in, with TEFAP's mark. */
export function BagChips({ order, children }: BagProps) {
  const text = useText(orderWorkTexts)
  const orderText = useText(orderTexts)
  const bags = bagKinds.flatMap(({ key, requirement }) => {
    const items = order.PantryOrderItems.filter((one) => (one.StorageRequirementID ?? 1) === requirement)
    const count = items.reduce((sum, one) => sum + countedQuantity(one), 0)
    return count === 0 ? [] : [{ key, label: text(key, { count }) }]
  })
  return (
    <Box sx={bagsLook}>
      {bags.map(({ key, label }) => (
        <StatusChip key={key} tone={key === 'bagDry' ? 'neutral' : 'info'} label={label} />
      ))}
      {order.ContainsTEFAPProduct ? <StatusChip tone="info" label={orderText('tefap')} /> : null}
      {children}
    </Box>
  )
}

const bagsLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiChip-root': { fontSize: 'subtitle1.fontSize', minHeight: 32 },
} as const
