import { Alert, Box, Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import { go } from '../../core/go.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { paths } from '../../core/paths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { OrderingHeader } from './OrderingHeader.tsx'
import { PantryPhone } from './PantryPhone.tsx'
import { ProductsAndCart } from './ProductsAndCart.tsx'
import { type Said, useSaid } from './said.ts'
import { useChoices } from './useChoices.ts'
import { useEditedOrder } from './useEditedOrder.ts'
import { useOrdering } from './useOrdering.ts'
import { useOrderPlace } from './useOrderPlace.ts'
import { useReview } from './useReview.ts'

const KeptCart = lazy(() => import('./KeptCart.tsx'))

/** The order screen: food, suggestions from the last order, cart and placing, of a pickup or a delivery. */
export default function ProductsPage() {
  const text = useText(cartTexts)
  const waitText = useText(waitlistTexts)
  const { customerId, orderId, isOwn } = useOrdering()
  const toast = useToast()
  const { place, line, back, isChosen, mayAsk, isFull, look } = useOrderPlace()
  const { list, products, isWhole, rules, hasTefapFailed } = useChoices({ customerId, place, orderId }, isChosen)
  const { edited, isEditable, error } = useEditedOrder(orderId)
  const { isReviewing, review } = useReview()
  const said = useSaid()
  const title = text(isReviewing ? 'confirmTitle' : orderId === undefined ? 'title' : 'editTitle')
  const isReady = products !== undefined && rules !== undefined && (orderId === undefined || edited !== undefined)
  const opened = (id: number, told: Said) => {
    if (!isOwn) toast(told.said, { tone: told.tone })
    go(orderingPaths.order(id), isOwn ? { state: told } : {})
  }
  return (
    <>
      <OrderingHeader
        title={title}
        step={text(isReviewing ? 'stepConfirm' : 'stepFood')}
        {...(isReviewing ? {} : { back })}
      >
        {line ? (
          <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
            {line}
          </Box>
        ) : null}
        {isReviewing ? (
          <Button href={back} sx={{ minHeight: 44, ml: -1 }}>
            {text('changeTime')}
          </Button>
        ) : null}
      </OrderingHeader>
      {said ? (
        <Alert severity={said.tone} role="status" sx={{ mb: 2 }}>
          {said.said}
        </Alert>
      ) : null}
      {isFull ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {waitText('waitLead')}
        </Alert>
      ) : null}
      {isChosen ? null : <EmptyState title={text('noPlace')} action={{ label: text('choosePlace'), href: back }} />}
      {error ? <LoadFailed error={error} message={text('orderFailed')} /> : null}
      {isEditable ? null : (
        <Alert
          severity="warning"
          role="alert"
          action={<Button href={orderingPaths.order(orderId ?? 0)}>{text('backToOrder')}</Button>}
        >
          {text('notEditable')}
          <PantryPhone />
        </Alert>
      )}
      {list.error && !products ? (
        <>
          <LoadFailed error={list.error} message={text('productsFailed')} onRetry={() => list.mutate()} />
          <Suspense fallback={null}>
            <KeptCart customerId={customerId} orderId={orderId} />
          </Suspense>
        </>
      ) : null}
      {isChosen && !isReady && !list.error && !error && isEditable ? <CardsSkeleton cards={4} height={150} /> : null}
      {isReady && isEditable ? (
        <ProductsAndCart
          customerId={customerId}
          orderId={orderId}
          place={place}
          products={products}
          rules={rules}
          edited={edited}
          isWhole={isWhole}
          hasTefapFailed={hasTefapFailed}
          mayAsk={mayAsk}
          onPlaced={opened}
          isFull={isFull}
          onWaiting={() => go(isOwn ? paths.neighborHome() : back)}
          onFailed={look}
          isReviewing={isReviewing}
          review={review}
        />
      ) : null}
    </>
  )
}
