import { lazy } from 'react'
import ReceiptsPage from '../../rescue/receipts/ReceiptsPage.tsx'

const ReceiptShelfPanel = lazy(() => import('./ReceiptShelfPanel.tsx'))

/** The list of receipts; a pantry puts the food of the open one on its shelf. */
export default function ReceiptsAndShelfPage() {
  return <ReceiptsPage Shelf={ReceiptShelfPanel} />
}
