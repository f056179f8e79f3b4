import Box from '@mui/material/Box'
import type { UseFormReturn } from 'react-hook-form'
import type { Offer } from '../../../shared/api/offers.ts'
import { offerTexts } from '../../../shared/text/offer.ts'
import { useText } from '../app/language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { AnswerButtons, type AnswerProps } from './AnswerButtons.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import type { Choice } from './proposal.ts'
import { TimeLeft } from './TimeLeft.tsx'

interface AnswerPanelProps extends AnswerProps {
  match: Offer['Match']
  form: UseFormReturn<Choice>
  /** On a phone the clock and the buttons stand in the bar under the thumb instead. */
  hasButtons: boolean
}

/** How long there is to answer, and the pickup to propose with it. */
export function AnswerPanel({ match, form, hasButtons, ...answer }: AnswerPanelProps) {
  const text = useText(offerTexts)
  const { proposal, now, zone } = answer
  return (
    <Panel title={text('pickupOf')}>
      <ProposalForm proposal={proposal} form={form} now={now} zone={zone} />
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
