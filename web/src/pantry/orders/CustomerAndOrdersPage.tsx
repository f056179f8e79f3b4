import { lazy } from 'react'
import CustomerPage from '../customers/CustomerPage.tsx'

/** Comes after the person, and may be long. */
const CustomerOrders = lazy(() => import('./CustomerOrders.tsx'))

export default function CustomerAndOrdersPage() {
  return <CustomerPage Orders={CustomerOrders} />
}
