import { Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useText } from '../../core/words/language.tsx'

const DeclarationDialog = lazy(() => import('./DeclarationDialog.tsx'))

interface SignNowProps {
  customerId: number
  onSigned?: () => void
}

/** Way on where a certificate is missing. */
export function SignNow({ customerId, onSigned }: SignNowProps) {
  const text = useText(tefapTexts)
  const [isSigning, setSigning] = useState(false)
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setSigning(true)} sx={{ mt: 1, minHeight: 44 }}>
        {text('signNow')}
      </Button>
      {isSigning ? (
        // Keys of the dialog are not those of the form around it.
        <Box role="presentation" onKeyDown={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <DeclarationDialog
              customerId={customerId}
              onClose={() => setSigning(false)}
              {...(onSigned ? { onSigned } : {})}
            />
          </Suspense>
        </Box>
      ) : null}
    </>
  )
}
