import { Box, ButtonBase } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useText } from '../../core/words/language.tsx'

const Dialog = lazy(() => import('@mui/material/Dialog'))

/** The photo small; a click shows it whole. Its address is signed anew with every answer, so the first one is kept. */
export function DonationPhoto({ url, code }: { url: string; code: string }) {
  const text = useText(transactionTexts)
  const [isLarge, setLarge] = useState(false)
  const [wasLarge, setWasLarge] = useState(false)
  const enlarge = (large: boolean) => {
    setLarge(large)
    setWasLarge(true)
  }
  const [src, setSrc] = useState(url)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  const picture = { src, alt: text('photoOf', { code }) }
  const retry = () => (src === url ? setBroken(true) : setSrc(url))
  return (
    <>
      <ButtonBase aria-label={text('enlargePhoto')} onClick={() => enlarge(true)} sx={frameLook}>
        <Box component="img" {...picture} onError={retry} sx={{ width: '100%', height: 180, objectFit: 'cover' }} />
      </ButtonBase>
      {wasLarge ? (
        <Suspense fallback={null}>
          <Dialog open={isLarge} onClose={() => enlarge(false)} maxWidth="lg" aria-label={picture.alt}>
            <Box component="img" {...picture} sx={{ maxWidth: '100%', maxHeight: '85dvh', display: 'block' }} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  )
}

const frameLook = {
  mt: 2,
  width: '100%',
  borderRadius: 2,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
} as const
