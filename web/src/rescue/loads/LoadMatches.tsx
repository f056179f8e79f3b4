import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import type { NotifyMode } from '../../../../shared/rescue/loads/offering.ts'
import { mayBe } from '../../../../shared/rescue/loads/stages.ts'
import type { EntityMatch } from '../../../../shared/rescue/loads/submission.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useOwnValue } from '../../core/data/ownValue.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useMoveFocus } from '../../core/ui/useMoveFocus.ts'
import { useText } from '../../core/words/language.tsx'
import { AddEntity } from './AddEntity.tsx'
import { EntityLine } from './EntityLine.tsx'
import { useEntityActions } from './useEntityActions.ts'
import { useLoadChange } from './useLoad.ts'

/** Organizations that the load is offered to, in their order; only the network reads and changes it. */
export default function LoadMatches({ load }: { load: SubmissionView }) {
  const text = useText(loadTexts)
  const actions = useEntityActions(load)
  const ranked = rankedMatches(load)
  const ended = load.Matches.filter(({ Rank }) => Rank === null)
  const keepFocus = useMoveFocus(ranked.map(({ ID }) => ID).join())
  const onMove = (match: EntityMatch, rank: number, arrow: HTMLElement) =>
    void keepFocus(arrow, () => actions.move(match, rank))
  const isOpen = mayBe('changeMode', load)
  return (
    <Panel title={text('matches')} isFlush actions={isOpen ? <Mode load={load} /> : null}>
      {ranked.length > 0 && mayBe('move', load) ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
          {text(load.IsSimultaneousNotifyEnabled ? 'matchesLeadAll' : 'matchesLead')}
        </Typography>
      ) : null}
      {load.Matches.length === 0 ? (
        <EmptyState art="people" title={text('noMatches')} text={text('noMatchesText')} />
      ) : null}
      <Box component="ol" sx={listLook}>
        {ranked.map((match) => (
          <EntityLine key={match.ID} match={match} load={load} last={ranked.length} actions={actions} onMove={onMove} />
        ))}
      </Box>
      {ended.length > 0 ? (
        <>
          <Typography variant="overline" color="textSecondary" component="h3" sx={{ px: 2.5, pt: 2, display: 'block' }}>
            {text('endedTitle')}
          </Typography>
          <Box component="ul" sx={listLook}>
            {ended.map((match) => (
              <EntityLine key={match.ID} match={match} load={load} last={0} actions={actions} />
            ))}
          </Box>
        </>
      ) : null}
      {mayBe('add', load) ? <AddEntity load={load} onAdd={actions.add} isBusy={actions.busy} /> : null}
    </Panel>
  )
}

/** Shown at once; for five seconds after an own change an older answer does not flip it back. */
function Mode({ load }: { load: SubmissionView }) {
  const text = useText(loadTexts)
  const { act } = useLoadChange(load.ID)
  const [mode, hold, release] = useOwnValue<NotifyMode>(load.IsSimultaneousNotifyEnabled ? 'simultaneous' : 'ordered')
  const change = (next: NotifyMode | null) => {
    if (next === null || next === mode) return
    hold(next)
    const words = { done: text(next), onFailed: release }
    void act(distributors.updateSubmissionEscalationMode, { id: load.ID, mode: next }, words)
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={mode}
      aria-label={text('mode')}
      onChange={(_, next: NotifyMode | null) => change(next)}
    >
      {(['ordered', 'simultaneous'] as const).map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none', fontWeight: 600 }}>
          {text(one)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const listLook = { m: 0, p: 0, listStyle: 'none' } as const
