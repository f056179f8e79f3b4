import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { removeRefusal } from '../../../../shared/rescue/donations/moveRanks.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { mayBe } from '../../../../shared/rescue/loads/stages.ts'
import { type EntityMatch, liveMatches } from '../../../../shared/rescue/loads/submission.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { Rank } from '../../core/figures/Rank.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { useMoment } from '../donations/moment.ts'
import type { useEntityActions } from './useEntityActions.ts'

interface EntityLineProps {
  match: EntityMatch
  load: SubmissionView
  /** The last rank of the list. */
  last: number
  actions: ReturnType<typeof useEntityActions>
  /** Absent where lines have no rank. */
  onMove?: (match: EntityMatch, rank: number, arrow: HTMLElement) => void
}

/** One food bank or agency of the list: rank, name, how near it is, how its part stands, and what can be done. */
export function EntityLine(props: EntityLineProps) {
  const { match, load } = props
  const text = useText(loadTexts)
  const { Entity, TotalMatchScore, DistanceMiles } = match
  const facts = text('matchFacts', { percent: Math.round(TotalMatchScore), miles: DistanceMiles })
  return (
    <Box component="li" sx={lineLook}>
      {match.Rank === null ? null : <Rank rank={match.Rank} label={text('rank', { rank: match.Rank })} />}
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {Entity.Name}
          </Typography>
          <StateChip match={match} load={load} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {Entity.Address.City}, {Entity.Address.Province} · {facts}
        </Typography>
      </Box>
      <Buttons {...props} />
    </Box>
  )
}

const tones: Record<NonNullable<EntityMatch['Response']>, Tone> = {
  accepted: 'success',
  rejected: 'warning',
  timedOut: 'warning',
  withdrawn: 'neutral',
}

function StateChip({ match, load }: Pick<EntityLineProps, 'match' | 'load'>) {
  const text = useText(loadTexts)
  const moment = useMoment(load.TimeZone)
  const { Response, EntityExpirationTime } = match
  if (Response) return <StatusChip label={text(`state.${Response}`)} tone={tones[Response]} />
  const isAsked = liveMatches(load).some(({ ID }) => ID === match.ID)
  if (isAsked && EntityExpirationTime)
    return <StatusChip label={text('state.asked', { time: moment(EntityExpirationTime) })} tone="info" />
  return mayBe('move', load) ? <StatusChip label={text('state.waiting')} tone="neutral" /> : null
}

function Buttons({ match, load, last, actions, onMove }: EntityLineProps) {
  const text = useText(loadTexts)
  const entity = match.Entity.Name
  const rank = match.Rank ?? 0
  const mayMove = mayBe('move', load) && match.Rank !== null
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
      {mayBe('direct', load) ? (
        <Button size="small" aria-label={text('direct', { entity })} onClick={() => void actions.direct(match)}>
          {text('directShort')}
        </Button>
      ) : null}
      {mayMove && last > 1 && onMove ? (
        <>
          <Small
            label={text('moveUp', { entity })}
            isOff={rank <= 1}
            onClick={(arrow) => onMove(match, rank - 1, arrow)}
          >
            <ArrowUpward fontSize="small" />
          </Small>
          <Small
            label={text('moveDown', { entity })}
            isOff={rank >= last}
            onClick={(arrow) => onMove(match, rank + 1, arrow)}
          >
            <ArrowDownward fontSize="small" />
          </Small>
        </>
      ) : null}
      {mayMove ? (
        <Small
          label={text('remove', { entity })}
          isOff={removeRefusal(match) !== undefined}
          onClick={() => void actions.remove(match)}
        >
          <Close fontSize="small" />
        </Small>
      ) : null}
    </Box>
  )
}

/** Impossible actions stay a button that says why when it is pressed. */
function Small({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string
  isOff: boolean
  onClick: (button: HTMLElement) => void
  children: ReactNode
}) {
  return (
    <IconAction
      label={label}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      sx={isOff ? { opacity: 0.5 } : {}}
    >
      {children}
    </IconAction>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
