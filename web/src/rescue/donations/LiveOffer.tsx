import { Box, LinearProgress, Typography } from '@mui/material'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { type AgencyMatch, lastOffer, liveOffers } from '../../../../shared/rescue/donations/donation.ts'
import { offerClock, offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useNow } from '../../core/time/clock.ts'
import { useText } from '../../core/words/language.tsx'
import { useMoment } from './moment.ts'

/** Time that the asked agencies still have, by the offer that ends last. */
export function LiveOffer({ transaction }: { transaction: Transaction }) {
  const last = lastOffer(transaction)
  return last ? <OfferBar match={last} count={liveOffers(transaction).length} zone={transaction.TimeZone} /> : null
}

function OfferBar({ match, count, zone }: { match: AgencyMatch; count: number; zone: string }) {
  const text = useText(transactionTexts)
  const moment = useMoment(zone)
  // Between two ticks an offer may begin: it has its whole period then, not more.
  const now = Math.max(useNow(offerClockSeconds * 1000), Date.parse(match.InitialActivationTime ?? ''))
  const { minutesRemaining, percentElapsed } = offerClock(match, new Date(now))
  const [hours, minutes] = [Math.floor(minutesRemaining / 60), minutesRemaining % 60]
  const left =
    minutesRemaining === 0
      ? text('timeUp')
      : hours > 0
        ? text('timeLeftHours', { hours, minutes })
        : text('timeLeft', { minutes })
  const until = match.AgencyExpirationTime
  return (
    <Box sx={boxLook}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {count > 1 ? text('offerToMany', { count }) : text('offerTo', { agency: match.Agency.Name })}
        </Typography>
        <Typography>
          <strong>{left}</strong> {until ? text('answerUntil', { time: moment(until) }) : ''}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={text('offerBar')}
        value={percentElapsed}
        color={percentElapsed >= 75 ? 'warning' : 'info'}
        sx={{ mt: 1, height: 8, borderRadius: 4 }}
      />
    </Box>
  )
}

const boxLook = {
  mt: 2,
  p: 2,
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const
