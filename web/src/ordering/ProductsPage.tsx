import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { cartTexts } from '../../../shared/text/cart.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Panel } from '../ui/Panel.tsx'
import { CardsSkeleton } from '../ui/Skeletons.tsx'
import { savedLines } from './cartStorage.ts'
import { OrderingHeader } from './OrderingHeader.tsx'
import { orderingPaths } from './orderingPaths.ts'
import { ProductsAndCart } from './ProductsAndCart.tsx'
import type { Said } from './said.ts'
import { useChoices } from './useChoices.ts'
import { useEditedOrder } from './useEditedOrder.ts'
import { useOrdering } from './useOrdering.ts'
import { useOrderPlace } from './useOrderPlace.ts'
import { useReview } from './useReview.ts'

/** The order screen: food, suggestions from the last order, cart and placing, of a pickup or a delivery. */
export default function ProductsPage() {
  const text = useText(cartTexts)
  const { customerId, orderId, isOwn } = useOrdering()
  const toast = useToast()
  const { place, line, back, isChosen } = useOrderPlace()
  const { list, products, rules, hasTefapFailed } = useChoices({ customerId, place, orderId }, isChosen)
  const { edited, isEditable, error } = useEditedOrder(orderId)
  const { isReviewing, review } = useReview()
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
          <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
            {line}
          </Box>
        ) : null}
        {isReviewing ? (
          <Button href={back} sx={{ minHeight: 44, ml: -1 }}>
            {text('changeTime')}
          </Button>
        ) : null}
      </OrderingHeader>
      {isChosen ? null : <EmptyState title={text('noPlace')} action={{ label: text('choosePlace'), href: back }} />}
      {error ? <LoadFailed error={error} message={text('orderFailed')} /> : null}
      {isEditable ? null : (
        <Alert
          severity="warning"
          role="alert"
          action={<Button href={orderingPaths.order(orderId ?? 0)}>{text('backToOrder')}</Button>}
        >
          {text('notEditable')}
        </Alert>
      )}
      {list.error && !products ? (
        <>
          <LoadFailed error={list.error} message={text('productsFailed')} onRetry={() => list.mutate()} />
          <KeptCart customerId={customerId} />
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
          hasTefapFailed={hasTefapFailed}
          refresh={() => list.mutate()}
          onPlaced={opened}
          isReviewing={isReviewing}
          review={review}
        />
      ) : null}
    </>
  )
}

/** Without a signal the cart can still be read. */
function KeptCart({ customerId }: { customerId: number }) {
  const text = useText(cartTexts)
  const [lines] = useState(() => savedLines(customerId))
  if (lines.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={text('cart')}>
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {text('cartKept')}
        </Alert>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lines.map(({ PantryInventoryItemID: id, Name, Quantity }) => (
            <li key={id}>
              {Quantity} × {Name}
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}
