import { Button } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { failureText, isNotAvailable } from '../data/failure.ts'
import { useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { useText } from '../words/language.tsx'

/** Failures are rare, so what shows them is not loaded before. Offline it can't be, and then its words stand alone. */
const FailureAlert = lazy(() => import('./FailureAlert.tsx').catch(() => ({ default: WordsAlone })))

export interface LoadFailedProps {
  error: unknown
  message?: string
  /** The address names nothing that could be asked for, so there is no answer either. */
  isUnnamed?: boolean
  onRetry?: () => unknown
}

/**
 * In place of what could not be loaded: why, in the page's words when it has them, and a way to try again. What is not there
 * or not the person's to see will not come by trying again: it leads home instead.
 */
export function LoadFailed({ error, message, isUnnamed = false, onRetry }: LoadFailedProps) {
  const text = useText(frameTexts)
  const isMissing = isUnnamed || isNotAvailable(error)
  const words = isMissing ? text('notAvailable') : (message ?? failureText(error, text, text('loadFailed')))
  const retry = onRetry ? (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {text('tryAgain')}
    </Button>
  ) : undefined
  return (
    <Suspense fallback={null}>
      <FailureAlert words={words} action={isMissing ? <HomeButton /> : retry} />
    </Suspense>
  )
}

function HomeButton() {
  const text = useText(frameTexts)
  return (
    <Button color="inherit" size="small" href={paths.homeOf(useSession().ActiveRole)}>
      {text('goHome')}
    </Button>
  )
}

function WordsAlone({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <div role="alert">
      {words} {action}
    </div>
  )
}
