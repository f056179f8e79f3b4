import TimerOutlined from '@mui/icons-material/TimerOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { spanTexts } from '../../../../shared/core/time/spanTexts.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { paths } from '../../core/paths.ts'
import { spanText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { minutesUntil, type Urgency, urgencyOf } from './offerTime.ts'

const tones = { calm: 'neutral', soon: 'warning', urgent: 'error' } as const satisfies Record<Urgency, Tone>

/** An offer that waits for its answer: what it is, how long there is, and the way to answer. */
export function OfferCard({ row, now }: { row: AgencyRow; now: number }) {
  const text = useText(agencyTexts)
  const span = useText(spanTexts)
  const minutes = minutesUntil(row.AgencyExpirationTime ?? '', now)
  const donor = row.DonorLocation.Donor.Name
  return (
    <Card component="li" aria-label={`${donor}, ${row.Code}`} sx={card}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="h3">{donor}</Typography>
          <StatusChip
            label={text('left', { time: spanText(minutes * 60_000, span) })}
            tone={tones[urgencyOf(minutes)]}
            icon={<TimerOutlined />}
          />
        </Box>
        <Typography sx={{ mt: 0.5 }}>
          <strong>
            <Weight value={row.Pounds} />
          </strong>
          {` · ${row.DonationContentsSummary}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${row.StatusLabel} · ${row.DeliveryText}`}
        </Typography>
      </Box>
      <Button
        href={paths.agencyOffer(row.MatchID)}
        variant="contained"
        size="large"
        aria-label={text('answerOffer', { donor, code: row.Code })}
      >
        {text('answer')}
      </Button>
    </Card>
  )
}

const card = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  p: { xs: 2, sm: 2.5 },
  borderLeft: '6px solid',
  borderLeftColor: 'secondary.light',
} as const
