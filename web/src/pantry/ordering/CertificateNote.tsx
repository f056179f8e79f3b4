import { Alert, Button } from '@mui/material'
import type { OrderingRules } from '../../../../shared/pantry/products/orderable.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { paths } from '../../core/paths.ts'
import { dayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { SignNow } from '../tefap/SignNow.tsx'

interface CertificateNoteProps {
  rules: Pick<OrderingRules, 'TefapEnds' | 'TefapVisitsUsed'>
  isOwn: boolean
  customerId: number
}

/** Said before anything is chosen: a certificate is missing, or ends before the food is fetched. Other food never waits for it. */
export default function CertificateNote({
  rules: { TefapEnds, TefapVisitsUsed: count },
  isOwn,
  customerId,
}: CertificateNoteProps) {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  if (count !== undefined)
    return (
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {text(isOwn ? 'visitsUsed' : 'visitsUsedOf', { count })}
      </Alert>
    )
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        isOwn ? (
          <Button href={paths.neighborDeclaration()} color="inherit">
            {text('signNow')}
          </Button>
        ) : (
          <SignNow customerId={customerId} />
        )
      }
    >
      {TefapEnds ? text('ends', { day: dayText(TefapEnds, language) }) : text('hidden')}
    </Alert>
  )
}
