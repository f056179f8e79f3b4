import { app } from '../../../shared/text/app.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { useText } from './language.tsx'

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const text = useText(app)
  return <FailedScreen title={text('faultTitle')} text={text('faultText')} retry={text('tryAgain')} onRetry={onRetry} />
}
