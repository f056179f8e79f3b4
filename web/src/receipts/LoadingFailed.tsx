import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { app } from '../../../shared/text/app.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { Refused } from '../data/client.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'

/** The donation's receipt could not be started (section 8), with the reason where there is one, and the ways on. */
export function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText(receiptTexts)
  const frame = useText(app)
  const prefix = useRolePrefix()
  const isRefused = error instanceof Refused
  return (
    <>
      <Alert severity="error">
        <AlertTitle sx={isRefused ? {} : { m: 0 }}>{text('loadFailed')}</AlertTitle>
        {isRefused ? failureText(error, frame) : null}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {isRefused ? (
          <Button href={paths.receipts(prefix)} variant="contained">
            {text('listTitle')}
          </Button>
        ) : (
          <Button onClick={onRetry} variant="contained">
            {frame('tryAgain')}
          </Button>
        )}
        <Button href={paths.newReceipt(prefix)}>{text('withoutDonation')}</Button>
      </Box>
    </>
  )
}
