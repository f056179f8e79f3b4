import { ButtonBase, Typography } from '@mui/material'
import { lazy, Suspense, useId, useState } from 'react'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { OpenArrow } from '../../core/ui/OpenArrow.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import type { ProductDetails } from './productDetails.ts'

const OrdersSubGrid = lazy(() =>
  import('../orders/OrdersSubGrid.tsx').then((file) => ({ default: file.OrdersSubGrid })),
)

/** The orders in progress that hold the product; they are asked for once somebody opens them. */
export function ProductOrders({ product: { ID, Name } }: { product: Pick<ProductDetails, 'ID' | 'Name'> }) {
  const text = useText(productTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section>
      <Typography variant="h3">
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={look}>
          <span>{text('outstandingOrders')}</span>
          <OpenArrow isOpen={isOpen} />
        </ButtonBase>
      </Typography>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={<RowsSkeleton rows={4} height={44} />}>
            <OrdersSubGrid
              query={{ PantryInventoryItemID: ID, IsInProgress: 'true' }}
              rows={25}
              label={Name}
              isInPanel
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}

const look = {
  width: '100%',
  minHeight: 44,
  font: 'inherit',
  justifyContent: 'space-between',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light' },
} as const
