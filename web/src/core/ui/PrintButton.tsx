import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'

/** Prints the page, or saves it as PDF: the browser's own dialog. */
export function PrintButton() {
  const text = useText(app)
  return (
    <Button className="no-print" startIcon={<PrintOutlined />} onClick={() => window.print()}>
      {text('print')}
    </Button>
  )
}
