import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { app } from '../../../shared/text/app.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'

/** In place of what could not be loaded: why, in the page's words when it has them, and a way to try again. */
export function LoadFailed({ error, message, onRetry }: { error: unknown; message?: string; onRetry?: () => unknown }) {
  const text = useText(app)
  return (
    <Alert
      severity="error"
      action={
        onRetry ? (
          <Button color="inherit" size="small" onClick={() => void onRetry()}>
            {text('tryAgain')}
          </Button>
        ) : undefined
      }
    >
      {message ?? failureText(error, text, text('loadFailed'))}
    </Alert>
  )
}
