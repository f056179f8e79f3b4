import { useToast } from './toast.tsx'

/** Copies a text, and says in a toast that it is copied, or that the browser did not allow it. */
export function useCopy() {
  const toast = useToast()
  return async (copied: string, { done, failed }: { done: string; failed: string }) => {
    try {
      await navigator.clipboard.writeText(copied)
      toast(done)
    } catch {
      toast(failed, { tone: 'error' })
    }
  }
}
