import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

const ToastBar = lazy(() => import('./ToastBar.tsx'))

export interface ToastOptions {
  tone?: 'success' | 'info' | 'warning' | 'error'
  /** Shown as a button that takes the action back. */
  undo?: () => void
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
  const [waiting, setWaiting] = useState<readonly Toast[]>([])
  const shown = waiting[0]
  const show = useCallback<ShowToast>((message, options = {}) => {
    setWaiting((old) => [...old, { ...options, message, id: (old.at(-1)?.id ?? 0) + 1 }])
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      {shown ? (
        <Suspense fallback={null}>
          <ToastBar key={shown.id} toast={shown} onGone={() => setWaiting((old) => old.slice(1))} />
        </Suspense>
      ) : null}
    </ToastContext>
  )
}
