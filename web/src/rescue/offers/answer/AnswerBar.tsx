import { Box, GlobalStyles } from '@mui/material'
import { spanTexts } from '../../../../../shared/core/time/spanTexts.ts'
import { pickupTimeName } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { offerClock } from '../../../../../shared/rescue/donations/status/offer.ts'
import type { Offer } from '../../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { abovePhoneBar } from '../../../core/app/tokens.ts'
import { singleLine } from '../../../core/grid/lines.ts'
import { spanText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { urgencyOf } from '../offerTime.ts'
import { TimeBar, timeColour } from '../TimeLeft.tsx'
import { AnswerButtons, type AnswerProps } from './AnswerButtons.tsx'
import { dayName, twoLines } from './proposal.ts'

/** The answer under the thumb: what Accept agrees to, how long there is, and the two buttons, wherever the page is scrolled. */
export function AnswerBar({ match, ...answer }: AnswerProps & { match: Offer['Match'] }) {
  const text = useText(offerTexts)
  const span = useText(spanTexts)
  const { language } = useLanguage()
  const { proposal, now, zone } = answer
  const time = twoLines(pickupTimeName(proposal.time, language)).label
  const when = text('when', { day: dayName(proposal.day, now, zone, language), time })
  const { minutesRemaining } = offerClock(match, now)
  const urgency = urgencyOf(minutesRemaining)
  return (
    <Box className="no-print" sx={bar}>
      <GlobalStyles styles={toastsAbove} />
      <Box sx={{ mb: 1 }}>
        <TimeBar match={match} now={now} height={4} />
        <Box sx={{ display: 'flex', gap: 1, mt: 0.75, fontSize: 'caption.fontSize' }}>
          <Box sx={line}>{text('pickupAt', { when })}</Box>
          <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600, color: timeColour(urgency) }}>
            {text('leftShort', { time: spanText(minutesRemaining * 60_000, span) })}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <AnswerButtons {...answer} />
      </Box>
    </Box>
  )
}

/** A message about the step before must not lie over the buttons of this one. */
const toastsAbove = { '.MuiSnackbar-root': { marginBottom: 120 } } as const

const line = { ...singleLine, flex: 1, minWidth: 0 } as const

/** Above the phone's navigation, and as wide as the page. */
const bar = {
  position: 'sticky',
  bottom: { xs: abovePhoneBar, sm: 0 },
  zIndex: 3,
  mx: { xs: -2, md: -4 },
  mb: { xs: -5, sm: -6 },
  mt: 3,
  px: { xs: 2, md: 4 },
  pt: 1.25,
  pb: 1.5,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  boxShadow: 4,
} as const
