import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { type Proposal, pickupWords } from './proposal.ts'
import type { Answering } from './useAnswer.ts'

const DeclineDialog = lazy(() => import('./DeclineDialog.tsx'))

export interface AnswerProps {
  answering: Answering
  proposal: Proposal
  driverId: number
  now: Date
  zone: string
}

/** Decline, which asks for the reason, and Accept. While one is under way neither can be hit again. */
export function AnswerButtons({ answering, proposal, driverId, now, zone }: AnswerProps) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const when = pickupWords(proposal.day, proposal.time, now, zone, language)
  const { sending } = answering
  const [isDeclining, setDeclining] = useState(false)
  return (
    <>
      <Button
        size="large"
        variant="outlined"
        color="inherit"
        loading={sending === 'reject'}
        disabled={sending !== undefined}
        onClick={() => setDeclining(true)}
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
      <Suspense fallback={null}>
        {isDeclining ? (
          <DeclineDialog
            onClose={() => setDeclining(false)}
            onDecline={(answer) => {
              setDeclining(false)
              void answering.decline(answer)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
