import { app } from '../../../../shared/core/text/app.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { OrdersGrid } from './OrdersGrid.tsx'

/** All orders of the person's pantries, with filters, changes of many, and their items. */
export default function OrdersPage() {
  const text = useText(orderWorkTexts)
  const title = useText(app)('orders')
  return (
    <>
      <PageHeader title={title} subtitle={text('lead')} />
      <OrdersGrid label={title} />
    </>
  )
}
