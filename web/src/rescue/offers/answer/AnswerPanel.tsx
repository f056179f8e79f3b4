import { Box, Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { Offer } from '../../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useText } from '../../../core/words/language.tsx'
import { TimeLeft } from '../TimeLeft.tsx'
import { AnswerButtons, type AnswerProps } from './AnswerButtons.tsx'
import type { ProposalFormProps } from './ProposalForm.tsx'

/** The first possible pickup is proposed as it stands; the fields that change it load behind the first paint. */
const ProposalForm = lazy(() => import('./ProposalForm.tsx'))

interface AnswerPanelProps extends AnswerProps, Pick<ProposalFormProps, 'choice' | 'onChoose'> {
  match: Offer['Match']
  /** On a phone the clock and the buttons stand in the bar under the thumb instead. */
  hasButtons: boolean
}

/** Time left to answer, and the pickup to propose with it. */
export function AnswerPanel({ match, choice, onChoose, hasButtons, ...answer }: AnswerPanelProps) {
  const text = useText(offerTexts)
  const { proposal, now, zone } = answer
  return (
    <Panel title={text('pickupOf')}>
      <Suspense fallback={<Skeleton variant="rounded" height={formHeight} />}>
        <ProposalForm proposal={proposal} choice={choice} onChoose={onChoose} now={now} zone={zone} />
      </Suspense>
      {hasButtons ? (
        <>
          <Box sx={{ mt: 2.5, mb: 2 }}>
            <TimeLeft match={match} now={now} zone={zone} />
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <AnswerButtons {...answer} />
          </Box>
        </>
      ) : null}
    </Panel>
  )
}

/** Of the form with one row of days and one of windows. */
const formHeight = 240
