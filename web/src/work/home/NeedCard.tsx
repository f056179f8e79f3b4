import { Box, Button, Card, Checkbox, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import type { NeedKind } from '../../../../shared/work/home/needKinds.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { instantText, nearDayText, timeText, zoneLabel } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { Weight } from '../../core/ui/Weight.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { Approval } from './useApproval.ts'

const waits: readonly NeedKind[] = ['approve', 'cancelRequest']
const toneOf = (kind: NeedKind): Tone => (waits.includes(kind) ? 'info' : 'warning')

/** One donation: what it is, why it is urgent, and the one thing to do about it. */
export function NeedCard({ line, approval }: { line: NeedLine; approval: Approval }) {
  const text = useText(homeTexts)
  const isApproval = line.Kind === 'approve'
  const href = paths.transaction('FoodBank', line.ID)
  const action = text(`do.${line.Kind}`)
  return (
    <Card component="li" sx={look}>
      {isApproval ? (
        <Checkbox
          sx={{ gridArea: 'check', alignSelf: 'start', p: 1.25, ml: -1.25, mt: -0.75 }}
          checked={approval.selected.includes(line)}
          onChange={(_, isChecked) => approval.select(line, isChecked)}
          slotProps={{ input: { 'aria-label': text('select', { code: line.Code }) } }}
        />
      ) : null}
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <StatusChip tone={toneOf(line.Kind)} label={text(`kind.${line.Kind}`)} />
          <Limits line={line} />
        </Box>
        <Typography sx={{ fontWeight: 650 }}>
          {line.DonorLocation.Donor.Name}
          <Typography component="span" color="textSecondary">
            {[line.Street, line.DonorLocation.Code].filter(Boolean).map((place) => ` · ${place}`)}
          </Typography>
        </Typography>
        <Typography>
          <strong>
            <Weight value={line.Pounds} />
          </strong>
          {' · '}
          {line.DonationContentsSummary}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {line.Code} · <RelativeTime value={line.Since} />
          {line.DeliveryText ? ` · ${line.DeliveryText}` : ''}
          {line.Stage === 'accepted' || line.Stage === 'closed' ? ` · ${line.AgencyText}` : ''}
        </Typography>
        {isApproval ? <Unattended line={line} /> : null}
      </Box>
      <Box sx={{ gridArea: 'do', display: 'flex', gap: 1 }}>
        {isApproval ? (
          <>
            <Button variant="outlined" href={href} aria-label={text('review', { code: line.Code })} sx={thumb}>
              {text('reviewShort')}
            </Button>
            <Button
              variant="contained"
              disabled={approval.busy}
              aria-label={text('approveOne', { code: line.Code })}
              onClick={() => void approval.approve([line])}
              sx={thumb}
            >
              {action}
            </Button>
          </>
        ) : (
          <Button variant="contained" href={href} aria-label={text('doOne', { action, code: line.Code })} sx={thumb}>
            {action}
          </Button>
        )}
      </Box>
    </Card>
  )
}

/** Agencies of the list that nobody can answer for. */
function Unattended({ line: { UnattendedAgencies: count, RankedAgencies: ranked } }: { line: NeedLine }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <Typography variant="body2" color="warning" sx={{ fontWeight: 600 }}>
      {count === ranked ? text('nobodyAtAll') : text(plural(language, 'nobodyAnswers', count), { count, ranked })}
    </Typography>
  )
}

/** Time limits: when the food spoils or the store closes, and when an offer ends; always with its day. */
function Limits({ line: { Limit, OfferEnds, TimeZone } }: { line: NeedLine }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const now = useNow(30_000)
  const at = (instant: string) => {
    const day = nearDayText(instant, now, language, TimeZone)
    const time = `${(day ? timeText : instantText)(instant, language, TimeZone)}${zoneLabel(instant, TimeZone, language)}`
    const atHour = time.startsWith('1:') ? 'atOne' : 'atTime'
    return { at: text(day ? atHour : 'onDay', { day: day ?? '', time }) }
  }
  const isOver = Limit !== null && Date.parse(Limit.At) <= now
  const key = Limit?.Why === 'spoils' ? (isOver ? 'spoiled' : 'spoils') : isOver ? 'closed' : 'closes'
  return (
    <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
      {[...(OfferEnds ? [text('offerEnds', at(OfferEnds))] : []), ...(Limit ? [text(key, at(Limit.At))] : [])].join(
        ' · ',
      )}
    </Typography>
  )
}

const thumb = { minHeight: 44, flex: { xs: 1, sm: 'none' } } as const

/** On a phone the buttons stand below, as wide as the screen. */
const look = {
  px: 2.5,
  py: 2,
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  gridTemplateAreas: { xs: '"check what" "do do"', sm: '"check what do"' },
} as const
