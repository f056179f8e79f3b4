import Button from '@mui/material/Button'
import { offerTexts } from '../../../shared/text/offer.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { type Proposal, pickupWords } from './proposal.ts'
import type { Answering } from './useAnswer.ts'

export interface AnswerProps {
  answering: Answering
  proposal: Proposal
  driverId: number
  now: Date
  zone: string
}

/** Decline and Accept. While one is under way neither can be hit again. */
export function AnswerButtons({ answering, proposal, driverId, now, zone }: AnswerProps) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const when = pickupWords(proposal.day, proposal.time, now, zone, language)
  const { sending } = answering
  return (
    <>
      <Button
        size="large"
        variant="outlined"
        color="inherit"
        loading={sending === 'reject'}
        disabled={sending !== undefined}
        onClick={() => void answering.decline()}
        sx={{ flex: 1, borderColor: 'divider' }}
      >
        {text('decline')}
      </Button>
      <Button
        size="large"
        variant="contained"
        loading={sending === 'accept'}
        disabled={sending !== undefined}
        onClick={() => void answering.accept(proposal, driverId)}
        aria-label={text('acceptAt', { when })}
        sx={{ flex: 2 }}
      >
        {text('accept')}
      </Button>
    </>
  )
}
