import { Button } from '@mui/material'
import { MessageScreen } from './MessageScreen.tsx'

interface FailedScreenProps {
  title: string
  text: string
  /** The button's label. */
  retry: string
  onRetry: () => void
}

/** Screen whose subject could not be fetched; trying again may help. */
export const FailedScreen = ({ title, text, retry, onRetry }: FailedScreenProps) => (
  <MessageScreen title={title} text={text} isAlert>
    <Button variant="contained" onClick={onRetry}>
      {retry}
    </Button>
  </MessageScreen>
)
