import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined'
import Button from '@mui/material/Button'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { customerReportTexts } from '../../../shared/text/customerReports.ts'
import { useText } from '../app/language.tsx'

/** The button that opens the reports of a grid; their dialog is loaded when it opens. */

const OrderReportsDialog = lazy(() => import('./OrderReportsDialog.tsx'))

function ReportsButton({ dialog }: { dialog: (onClose: () => void) => ReactNode }) {
  const text = useText(customerReportTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AssessmentOutlined />}
        sx={{ flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        {text('reports')}
      </Button>
      <Suspense fallback={null}>{isOpen ? dialog(() => setOpen(false)) : null}</Suspense>
    </>
  )
}

/** Of the orders that are selected, or that the filters find. */
export const OrderReportsButton = (props: Omit<ComponentProps<typeof OrderReportsDialog>, 'onClose'>) => (
  <ReportsButton dialog={(onClose) => <OrderReportsDialog {...props} onClose={onClose} />} />
)
