import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined'
import { Button } from '@mui/material'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useText } from '../../core/words/language.tsx'

const OrderReportsDialog = lazy(() => import('./OrderReportsDialog.tsx'))

/** Opens the reports of the orders that are selected, or that the filters find; their dialog is loaded when it opens. */
export function OrderReportsButton(props: Omit<ComponentProps<typeof OrderReportsDialog>, 'onClose'>) {
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
      <Suspense fallback={null}>
        {isOpen ? <OrderReportsDialog {...props} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
