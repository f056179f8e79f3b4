import './connect.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SWRConfig } from 'swr'
import { useAnswers } from '../../core/data/useAnswers.ts'
import { mayPass } from '../../core/data/useApi.ts'
import { ConfirmProvider } from '../../core/words/confirm.tsx'
import { useLanguage } from '../../core/words/language.tsx'
import { ToastProvider } from '../../core/words/toast.tsx'

const caching = { shouldRetryOnError: mayPass, dedupingInterval: 1000, errorRetryCount: 5 }

/** Providers for every screen behind the sign-in: cached answers, toasts, confirmations. */
export function AuthenticatedApp({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={caching}>
      <ToastProvider>
        <ConfirmProvider>
          <RefetchInLanguage />
          {children}
        </ConfirmProvider>
      </ToastProvider>
    </SWRConfig>
  )
}

/**
 * Answers hold texts of the server's, so another language fetches them again: also those that a loader asked for in the
 * device's language before the session said the account's.
 */
function RefetchInLanguage() {
  const { language } = useLanguage()
  const { changed } = useAnswers()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void changed()
  }, [language, changed])
  return null
}
