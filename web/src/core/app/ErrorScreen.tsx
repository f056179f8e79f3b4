import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'
import { FailedScreen } from './FailedScreen.tsx'

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const text = useText(frameTexts)
  return <FailedScreen title={text('faultTitle')} text={text('faultText')} retry={text('tryAgain')} onRetry={onRetry} />
}
