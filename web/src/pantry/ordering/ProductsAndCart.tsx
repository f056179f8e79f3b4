import { Alert, Box, Button, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { CartLine } from '../../../../shared/pantry/ordering/cart.ts'
import type { CartRules } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { CartBar } from './CartBar.tsx'
import { CartNotes } from './CartNotes.tsx'
import type { Said } from './said.ts'
import { Shop } from './shop/Shop.tsx'
import { useCart } from './useCart.ts'
import type { OrderOf, Products } from './useChoices.ts'
import { useChoosing } from './useChoosing.ts'
import { useOrdering } from './useOrdering.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useStep } from './useStep.ts'

/** Loaded beside the food, which is seen first. */
const CartPanel = lazy(() => import('./CartPanel.tsx'))
const CertificateNote = lazy(() => import('./CertificateNote.tsx'))
const FoodSheet = lazy(() => import('./shop/FoodSheet.tsx'))

interface ProductsAndCartProps extends OrderOf {
  products: Products
  rules: CartRules
  /** Lines of the order that is edited. */
  edited: readonly CartLine[] | undefined
  isWhole: boolean
  hasTefapFailed: boolean
  /** Somebody hands the food over and can be asked about it. */
  mayAsk: boolean
  /** The products are read again. */
  onPlaced: (orderId: number, said: Said) => void
  /** The order waits for a place. */
  isFull: boolean
  onWaiting: () => void
  onFailed: () => void
  /** On a phone the cart is a step of its own; on a wide screen it stands beside the food. */
  isReviewing: boolean
  review: (isReviewing: boolean) => void
}

/**
 * The food of a place and the cart: beside each other on a wide screen; on a phone the cart is a step of its own, one tap
 * away. For neighbors, and for staff who order on somebody's behalf.
 */
export function ProductsAndCart({
  products,
  rules,
  edited,
  isWhole,
  hasTefapFailed,
  mayAsk,
  onPlaced,
  isFull,
  onWaiting,
  onFailed,
  isReviewing,
  review,
  ...order
}: ProductsAndCartProps) {
  const text = useText(cartTexts)
  const { isOwn } = useOrdering()
  const cart = useCart({ ...order, edited }, products, isWhole)
  const choosing = useChoosing(products, rules, cart)
  const [open, openFood] = useStep('food')
  const look = (id: number) => openFood(String(id))
  const food = open === null ? undefined : products.get(Number(open))
  const done = (id: number, said: Said) => {
    cart.clear()
    onPlaced(id, said)
  }
  const waiting = () => {
    cart.clear()
    onWaiting()
  }
  const placing = usePlaceOrder({ ...order, lines: cart.lines, onPlaced: done, isFull, onWaiting: waiting, onFailed })
  return (
    <>
      {hasTefapFailed ? (
        <Alert severity="info" role="alert" sx={{ mb: 2 }}>
          {text('tefapFailed')}
        </Alert>
      ) : null}
      {rules.IsTefapHidden || rules.TefapEnds || rules.TefapVisitsUsed ? (
        <Suspense>
          <CertificateNote rules={rules} isOwn={isOwn} customerId={order.customerId} />
        </Suspense>
      ) : null}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0, display: { xs: isReviewing ? 'none' : 'block', md: 'block' } }}>
          <Box sx={{ display: { md: 'none' } }}>
            <CartNotes notes={cart.notes} />
          </Box>
          <Shop choosing={choosing} customerId={order.customerId} edited={edited} look={look} />
          {rules.HouseholdSize === undefined ? null : (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {rules.HouseholdSize === null
                ? text('householdUnknown')
                : text('byHousehold', { count: rules.HouseholdSize })}
            </Typography>
          )}
          {rules.UsedUp?.length ? (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {text('usedUp', { names: rules.UsedUp.join(', ') })}
            </Typography>
          ) : null}
          <CartBar choosing={choosing} onOpen={() => review(true)} />
        </Box>
        <Box sx={{ minWidth: 0, display: { xs: isReviewing ? 'block' : 'none', md: 'block' }, ...beside }}>
          <Suspense fallback={<CardsSkeleton cards={1} height={200} />}>
            <CartPanel
              choosing={choosing}
              look={look}
              notes={cart.notes}
              placing={placing}
              isEdit={edited !== undefined}
              isCarried={order.place.FoodBankDeliveryTimeID === null}
            />
          </Suspense>
          <Button fullWidth onClick={() => review(false)} sx={{ mt: 1.5, minHeight: 48, display: { md: 'none' } }}>
            {text('backToFood')}
          </Button>
        </Box>
      </Box>
      {food ? (
        <Suspense fallback={null}>
          <FoodSheet product={food} choosing={choosing} mayAsk={mayAsk} onClose={() => openFood(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
} as const
const beside = { position: { md: 'sticky' }, top: { md: 16 } } as const
