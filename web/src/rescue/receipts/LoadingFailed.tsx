import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { failureText } from '../../core/data/failure.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

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
