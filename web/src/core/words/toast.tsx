import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react'

const ToastBar = lazy(() => import('./ToastBar.tsx'))

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
