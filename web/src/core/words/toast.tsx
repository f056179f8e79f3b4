import { Box, Button } from '@mui/material'
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from './language.tsx'

/** Code that did not arrive, as after the connection went, takes no page away: the words stand in a plain box. */
const ToastBar = lazy(() => import('./ToastBar.tsx').catch(() => ({ default: PlainToast })))

/** In which what a toast tells of can be undone, unless it says another time. */
export const usualUndoSeconds = 10

export interface ToastOptions {
  tone?: 'success' | 'info' | 'warning' | 'error'
  /** Shown as a button that takes the action back. */
  undo?: () => void
  /** Seconds in which it can be undone. */
  undoSeconds?: number
}
export interface Toast extends ToastOptions {
  id: number
  message: string
}
/** Errors stay long enough to be read twice; what can be undone stays while it can. */
export const shownFor = ({ tone, undo, undoSeconds = usualUndoSeconds }: Toast) => {
  if (undo) return undoSeconds * 1000
  return tone === 'error' ? 10_000 : 5000
}
export type ShowToast = (message: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Says briefly what happened: `toast('Message sent', { undo })`. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Toast>()
  const last = useRef(0)
  // The newest takes the place of the one before: it answers what the person did last, and must not wait in a line.
  const show = useCallback<ShowToast>((message, options = {}) => {
    last.current += 1
    setShown({ ...options, message, id: last.current })
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      {shown ? (
        <Suspense fallback={null}>
          <ToastBar key={shown.id} toast={shown} onGone={() => setShown((now) => (now === shown ? undefined : now))} />
        </Suspense>
      ) : null}
    </ToastContext>
  )
}

export interface ToastProps {
  toast: Toast
  onGone: () => void
}

function PlainToast({ toast, onGone }: ToastProps) {
  const text = useText(frameTexts)
  useEffect(() => {
    const timer = setTimeout(onGone, shownFor(toast))
    return () => clearTimeout(timer)
  }, [toast, onGone])
  const undo = () => {
    toast.undo?.()
    onGone()
  }
  return (
    <Box role={toast.tone === 'error' ? 'alert' : 'status'} sx={plainLook}>
      {toast.message}
      {toast.undo ? (
        <Button color="inherit" onClick={undo}>
          {text('undo')}
        </Button>
      ) : null}
    </Box>
  )
}

const plainLook = {
  position: 'fixed',
  bottom: { xs: 144, sm: 32 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  px: 2,
  py: 1,
  borderRadius: 2,
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const
