import { FailedScreen } from './FailedScreen.tsx'
import { PublicWaiting } from './PublicPage.tsx'

interface PublicLoadingProps {
  text(key: 'loading' | 'failedTitle' | 'failedText' | 'tryAgain'): string
  hasFailed: boolean
  onRetry: () => void
}

/** Public page whose subject loads, or could not be fetched. */
export const PublicLoading = ({ text, hasFailed, onRetry }: PublicLoadingProps) =>
  hasFailed ? (
    <FailedScreen title={text('failedTitle')} text={text('failedText')} retry={text('tryAgain')} onRetry={onRetry} />
  ) : (
    <PublicWaiting label={text('loading')} />
  )
