import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from './language.tsx'

export interface ToastOptions {
  tone?: 'success' | 'info' | 'warning' | 'error'
  /** Shown as a button that takes the action back. */
  undo?: () => void
}
interface Toast extends ToastOptions {
  id: number
  message: string
}
export type ShowToast = (message: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Says briefly what happened: `toast('Message sent', { undo })`. */
export const useToast = () => use(ToastContext)

/** Errors stay long enough to be read twice; what can be undone stays while it can. */
const shownFor = (toast: Toast) => (toast.tone === 'error' || toast.undo ? 10_000 : 5000)

export function ToastProvider({ children }: { children: ReactNode }) {
  const text = useText(app)
  const [waiting, setWaiting] = useState<readonly Toast[]>([])
  const [open, setOpen] = useState(true)
  const shown = waiting[0]
  const show = useCallback<ShowToast>((message, options = {}) => {
    setOpen(true)
    setWaiting((old) => [...old, { ...options, message, id: (old.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const next = () => {
    setWaiting((old) => old.slice(1))
    setOpen(true)
  }
  return (
    <ToastContext value={show}>
      {children}
      {shown ? (
        <Snackbar
          key={shown.id}
          open={open}
          autoHideDuration={shownFor(shown)}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          slotProps={{ transition: { onExited: next } }}
          sx={{ bottom: { xs: 80, sm: 32 } }}
        >
          <Alert
            severity={shown.tone ?? 'success'}
            variant="filled"
            role={shown.tone === 'error' ? 'alert' : 'status'}
            onClose={() => setOpen(false)}
            slotProps={{ closeButton: { 'aria-label': text('close') } }}
            action={
              shown.undo ? (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    shown.undo?.()
                    setOpen(false)
                  }}
                >
                  {text('undo')}
                </Button>
              ) : undefined
            }
          >
            {shown.message}
          </Alert>
        </Snackbar>
      ) : null}
    </ToastContext>
  )
}
