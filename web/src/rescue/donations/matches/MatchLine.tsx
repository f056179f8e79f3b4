import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, Collapse, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { pickupTimeName } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { Rank } from '../../../core/figures/Rank.tsx'
import { listedDay } from '../../../core/time/time.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { InviteThere } from '../../../network/people/InviteThere.tsx'
import { useMoment } from '../moment.ts'
import { AgencyContact } from './AgencyContact.tsx'
import { MatchButtons } from './MatchButtons.tsx'
import { MatchScore } from './MatchScore.tsx'
import { MatchStateChip } from './MatchStateChip.tsx'
import { matchState } from './matchState.ts'
import type { Expected } from './usePrediction.ts'
import type { RankDrag } from './useRankDrag.ts'

interface MatchLineProps {
  match: AgencyMatch
  donation: Pick<Transaction, 'Stage' | 'TimeZone'>
  /** Expected time of asking it, if nobody accepts before. */
  expected?: Expected | undefined
  /** The last rank of the list. */
  last: number
  isBusy: boolean
  onMove?: (to: number, arrow: HTMLElement) => void
  onRemove?: () => void
  /** Accept for the agency. */
  onAccept?: (() => void) | undefined
  /** Opens the agency's contacts with the reasons. */
  hasContact?: boolean
  drag?: RankDrag
}

/** One agency of the list: rank, name, how well it fits and how its part stands; the reasons open below. */
export function MatchLine(props: MatchLineProps) {
  const { match, donation, expected, last, isBusy, onMove, onRemove, onAccept, hasContact = false, drag } = props
  const text = useText(transactionTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="li" sx={lineFrame} {...drag?.line(match)}>
      <Box sx={lineLook}>
        {drag ? <Handle match={match} drag={drag} /> : null}
        {match.Rank === null ? null : <Rank rank={match.Rank} label={text('rank', { rank: match.Rank })} />}
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <MatchHead match={match} donation={donation} />
          <MatchFacts match={match} zone={donation.TimeZone} expected={expected} />
          {matchState(match, donation) === 'unattended' ? (
            <InviteThere agency={match.Agency} reason={match.UnattendedReason} />
          ) : null}
        </Box>
        <MatchButtons
          match={match}
          last={last}
          isBusy={isBusy}
          onMove={onMove}
          onRemove={onRemove}
          onAccept={onAccept}
          isOpen={isOpen}
          onToggle={hasContact || match.ScoreComponents.length > 0 ? () => setOpen(!isOpen) : undefined}
        />
      </Box>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        {hasContact ? <AgencyContact agencyId={match.Agency.ID} /> : null}
        {match.ScoreComponents.length > 0 ? <MatchScore match={match} /> : null}
      </Collapse>
    </Box>
  )
}

/** Only for the mouse: the arrows do the same for everyone. */
function Handle({ match, drag }: { match: AgencyMatch; drag: RankDrag }) {
  const text = useText(transactionTexts)
  return (
    <Box
      component="span"
      {...drag.handle(match)}
      aria-hidden
      title={text('drag', { agency: match.Agency.Name })}
      sx={handleLook}
    >
      <DragIndicator fontSize="small" />
    </Box>
  )
}

function MatchHead({ match, donation }: Pick<MatchLineProps, 'match' | 'donation'>) {
  const text = useText(transactionTexts)
  const state = matchState(match, donation)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {match.Agency.Name}
      </Typography>
      <MatchStateChip state={state} reason={match.UnattendedReason} />
      {state === 'rejected' && match.DeclineReason ? (
        <Typography component="span" variant="body2">
          {text(`declined.${match.DeclineReason}`)}
        </Typography>
      ) : null}
      {state === 'handedBack' && match.HandBackReason ? (
        <Typography component="span" variant="body2">
          {text(`handedBack.${match.HandBackReason}`)}
        </Typography>
      ) : null}
      {match.Agency.IsMasterAgency ? <StatusChip label={text('ownAgency')} /> : null}
      {match.IsFromPresetMatch ? (
        <Tooltip title={text('presetText')} describeChild>
          <span>
            <StatusChip label={text('preset')} />
          </span>
        </Tooltip>
      ) : null}
    </Box>
  )
}

function MatchFacts({ match, zone, expected }: Pick<MatchLineProps, 'match' | 'expected'> & { zone: string }) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  const moment = useMoment(zone)
  const { AgencyProposedPickupDate: day, PickupTimeType: type, AgencyDriver: driver } = match
  const note = match.Response === 'rejected' ? match.DeclineNote : match.HandBackNote
  const facts = [
    text('matchLine', { percent: Math.round(match.TotalMatchScore), miles: match.DistanceMiles }),
    ...(match.IsOutsideHours && match.Response === null ? [text('outsideHours')] : []),
    ...(day && type
      ? [text('proposedPickup', { day: listedDay(day, language), time: pickupTimeName(type, language) })]
      : []),
    ...(match.ProviderType ? [text(`provider.${match.ProviderType}`)] : []),
    ...(driver ? [`${text('driver')}: ${driver.Name}`] : []),
    ...(match.AgencyResponseTime ? [text('answeredAt', { time: moment(match.AgencyResponseTime) })] : []),
  ]
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
      {facts.join(' · ')}
      {note ? (
        <Box component="span" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
          {text('declineNote', { note })}
        </Box>
      ) : null}
      {expected ? (
        <Box component="span" sx={{ display: 'block' }}>
          {text('askedAt', { time: moment(expected.NotifyAt), until: moment(expected.AnswerUntil, expected.NotifyAt) })}
        </Box>
      ) : null}
    </Typography>
  )
}

/** While an agency is dragged, a line shows where it would be inserted. */
const dropLine = { content: '""', position: 'absolute', left: 0, right: 0, height: 3, bgcolor: 'primary.main' } as const
const lineFrame = {
  position: 'relative',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&[data-drop=upper]::before': { ...dropLine, top: -2 },
  '&[data-drop=lower]::before': { ...dropLine, bottom: -2, zIndex: 1 },
} as const
const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
} as const
const handleLook = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  ml: -1.25,
  mr: -0.75,
  color: 'text.secondary',
  cursor: 'grab',
} as const
