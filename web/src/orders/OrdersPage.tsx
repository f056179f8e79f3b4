import { app } from '../../../shared/text/app.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useText } from '../app/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
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
