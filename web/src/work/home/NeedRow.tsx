import { Box, Button, Checkbox, Link, type SxProps, type Theme, Typography } from '@mui/material'
import { memo } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { localHour } from '../../../../shared/core/time/zone.ts'
import type { NeedLine as Need } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayText, instantText, nearDayText, timeText, zoneLabel } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { Remaining } from './Remaining.tsx'
import type { LineActions } from './useApproval.ts'

interface NeedRowProps {
  line: Need
  actions: LineActions
  /** Several lines can be chosen. */
  isChoice: boolean
  isSelected: boolean
  isDone: boolean
  /** It can't be taken back at this moment. */
  isBusy: boolean
  /** The most urgent line; its action is the page's first. */
  isFirst: boolean
}

/** One donation: the time left, what it is and why, and the one thing to do about it. */
export const NeedRow = memo(function NeedRow(props: NeedRowProps) {
  const { line, actions, isChoice, isSelected, isDone } = props
  const text = useText(homeTexts)
  const isApproval = line.Kind === 'approve'
  const { Limit, OfferEnds } = line
  const ends = [Limit?.At, OfferEnds].flatMap((at) => at ?? []).toSorted()[0]
  return (
    <Box component="li" data-row sx={look}>
      {isApproval && !isDone && isChoice ? (
        <Checkbox
          sx={{ gridArea: 'check', p: 1.25, mx: -1.25, zIndex: 1 }}
          checked={isSelected}
          onChange={(_, isChecked) => actions.select(line, isChecked)}
          slotProps={{ input: { 'aria-label': text('select', { code: line.Code }), 'aria-keyshortcuts': 'x' } }}
        />
      ) : isChoice ? (
        <Box sx={{ gridArea: 'check', width: { sm: 24 } }} />
      ) : null}
      <Box sx={{ gridArea: 'time' }}>{isDone ? null : <Remaining ends={ends} />}</Box>
      <Box sx={{ gridArea: 'what', minWidth: 0, opacity: isDone ? 0.7 : 1 }}>
        <Link href={paths.transaction('FoodBank', line.ID)} color="textPrimary" sx={wholeRow}>
          <strong>{line.DonorLocation.Donor.Name}</strong>
          <Typography component="span" color="textSecondary">
            {line.Street || line.DonorLocation.Code ? `, ${line.Street || line.DonorLocation.Code}` : ''}
          </Typography>
          {' · '}
          <Weight value={line.Pounds} /> {line.DonationContentsSummary}
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${line.Code}`}
          </Typography>
        </Link>
        <Typography variant="body2" color="textSecondary">
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {text(isDone ? 'done' : `kind.${line.Kind}`)}
          </Box>
          <Details line={line} />
        </Typography>
        {isApproval && !isDone ? <Unattended line={line} /> : null}
      </Box>
      <Box sx={{ gridArea: 'do', zIndex: 1 }}>
        <Action {...props} />
      </Box>
    </Box>
  )
})

function Action({ line, actions, isFirst, isDone, isBusy }: NeedRowProps) {
  const text = useText(homeTexts)
  const { Code: code } = line
  const action = text(`do.${line.Kind}`)
  const shape = { variant: isFirst && !isDone ? 'contained' : 'outlined', sx: thumb, fullWidth: true } as const
  if (isDone)
    return (
      <Button
        {...shape}
        variant="text"
        disabled={isBusy}
        aria-label={text('undoOne', { code })}
        aria-keyshortcuts="u"
        onClick={() => void actions.takeBack([line])}
      >
        {text('undo')}
      </Button>
    )
  if (line.Kind !== 'approve')
    return (
      <Button
        {...shape}
        href={paths.transaction('FoodBank', line.ID)}
        aria-label={text('doOne', { action, code })}
        tabIndex={-1}
      >
        {action}
      </Button>
    )
  return (
    <Button
      {...shape}
      aria-label={text('approveOne', { code })}
      aria-keyshortcuts="a"
      onClick={() => void actions.approve([line])}
    >
      {action}
    </Button>
  )
}

/** The limit with its day, the pickup, and the agency that comes. */
function Details({ line }: { line: Need }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  const now = useNow(30_000)
  const { Limit, OfferEnds, TimeZone, AgencyName } = line
  const at = (instant: string) => {
    // Midnight ends the day before.
    const isMidnight = localHour(new Date(instant), TimeZone) === 0
    const inDay = isMidnight ? new Date(Date.parse(instant) - 1).toISOString() : instant
    const day = nearDayText(inDay, now, language, TimeZone)
    if (isMidnight) return { at: text('atMidnight', { day: day ?? dayText(inDay, language, TimeZone) }) }
    const time = `${(day ? timeText : instantText)(instant, language, TimeZone)}${zoneLabel(instant, TimeZone, language)}`
    return { at: text(day ? (time.startsWith('1:') ? 'atOne' : 'atTime') : 'onDay', { day: day ?? '', time }) }
  }
  const isOver = Limit !== null && Date.parse(Limit.At) <= now
  const key = Limit?.Why === 'spoils' ? (isOver ? 'spoiled' : 'spoils') : isOver ? 'closed' : 'closes'
  // A limit that is the end of the pickup window says it already.
  const pickup = Limit?.Why === 'spoils' ? line.DeliveryText : ''
  const parts = [OfferEnds && text('offerEnds', at(OfferEnds)), Limit && text(key, at(Limit.At)), pickup, AgencyName]
  return <>{parts.filter(Boolean).map((part) => ` · ${part}`)}</>
}

/** Agencies of the list that nobody can answer for. */
function Unattended({ line: { UnattendedAgencies: count, RankedAgencies: ranked } }: { line: Need }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <Typography variant="body2" color="warning" sx={{ fontWeight: 600 }}>
      {count === ranked ? text('nobodyAtAll') : text(plural(language, 'nobodyAnswers', count), { count, ranked })}
    </Typography>
  )
}

const thumb = { minHeight: { xs: 44, md: 36 }, whiteSpace: 'nowrap' } as const

/** A click anywhere on the row follows its link, except on its own buttons. */
export const wholeRow: SxProps<Theme> = {
  fontWeight: 400,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '3px solid var(--mui-palette-secondary-light)',
    outlineOffset: -3,
    borderRadius: 2,
  },
}

/** On a phone the words stand below the time and the action. */
const look = {
  position: 'relative',
  px: { xs: 1.5, md: 2 },
  py: 1,
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  minHeight: 56,
  gridTemplateColumns: { xs: 'auto 1fr auto', sm: 'auto 104px 1fr 144px' },
  gridTemplateAreas: { xs: '"check time do" "what what what"', sm: '"check time what do"' },
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
