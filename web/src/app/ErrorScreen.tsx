import Button from '@mui/material/Button'
import { app } from '../../../shared/text/app.ts'
import { useText } from './language.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const text = useText(app)
  return (
    <MessageScreen title={text('faultTitle')} text={text('faultText')} isAlert>
      <Button variant="contained" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
    </MessageScreen>
  )
}
