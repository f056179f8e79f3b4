import { frameTexts } from '../../../shared/text/frame.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { useText } from './language.tsx'

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const text = useText(frameTexts)
  return <FailedScreen title={text('faultTitle')} text={text('faultText')} retry={text('tryAgain')} onRetry={onRetry} />
}
