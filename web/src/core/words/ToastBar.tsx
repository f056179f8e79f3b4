import { Alert, Button, Snackbar } from '@mui/material'
import { useState } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from './language.tsx'
import { shownFor, type ToastProps } from './toast.tsx'

export default function ToastBar({ toast, onGone }: ToastProps) {
  const text = useText(frameTexts)
  const [open, setOpen] = useState(true)
  const undo = () => {
    toast.undo?.()
    setOpen(false)
  }
  return (
    <Snackbar
      open={open}
      autoHideDuration={shownFor(toast)}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone } }}
      // On a phone above the navigation and the buttons of a form.
      sx={{ bottom: { xs: 144, sm: 32 } }}
    >
      <Alert
        severity={toast.tone ?? 'success'}
        variant="filled"
        role={toast.tone === 'error' ? 'alert' : 'status'}
        onClose={() => setOpen(false)}
        slotProps={{ closeButton: { 'aria-label': text('close') } }}
        action={
          toast.undo ? (
            <Button color="inherit" size="small" onClick={undo}>
              {text('undo')}
            </Button>
          ) : undefined
        }
      >
        {toast.message}
      </Alert>
    </Snackbar>
  )
}
