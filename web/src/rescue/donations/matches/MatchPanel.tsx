import { Box, Button, CircularProgress, List, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { type AgencyMatch, rankedMatches } from '../../../../../shared/rescue/donations/donation.ts'
import { can } from '../../../../../shared/rescue/donations/stages.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useMoveFocus } from '../../../core/ui/useMoveFocus.ts'
import { useText } from '../../../core/words/language.tsx'
import { isOfOwnFoodBank, shows } from '../standing.ts'
import { AddAgency } from './AddAgency.tsx'
import { ListTools } from './ListTools.tsx'
import { MatchLine } from './MatchLine.tsx'
import { matchState } from './matchState.ts'
import { useMatchActions } from './useMatchActions.ts'
import { usePrediction } from './usePrediction.ts'
import { useRankDrag } from './useRankDrag.ts'

const DirectAcceptDialog = lazy(() => import('./DirectAcceptDialog.tsx'))

/** Agencies that the donation is offered to, their order and its reasons, and those that were asked already. */
export function MatchPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const actions = useMatchActions(transaction)
  const ranked = rankedMatches(transaction)
  const ended = transaction.Matches.filter((match) => match.Rank === null)
  const isSimultaneous = transaction.IsSimultaneousNotifyEnabled
  const [isUnfolded, unfold] = useState(false)
  const isFolded = !isUnfolded && !can('move', transaction)
  const [accepting, acceptFor] = useState<AgencyMatch>()
  const onAccept = shows('assignDirect', transaction, session) ? acceptFor : undefined
  const shown = isFolded ? ranked.filter((match) => matchState(match, transaction) !== 'notAsked') : ranked
  return (
    <Panel title={text('matches')} isFlush>
      {transaction.IsMatchingInProgress ? <Matching /> : null}
      {ranked.length > 0 && can('move', transaction) ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
          {text(isSimultaneous ? 'matchesLeadSimultaneous' : 'matchesLead')}
        </Typography>
      ) : null}
      {ranked.length > 0 ? (
        <Ranking transaction={transaction} ranked={shown} actions={actions} onAccept={onAccept} />
      ) : null}
      {shown.length < ranked.length ? (
        <Box sx={{ px: 1, py: 0.5, borderTop: '1px solid', borderColor: 'divider' }}>
          <Button onClick={() => unfold(true)}>{text('showNotAsked', { count: ranked.length - shown.length })}</Button>
        </Box>
      ) : null}
      {transaction.Matches.length === 0 && !transaction.IsMatchingInProgress ? (
        <EmptyState art="people" title={text('noMatches')} text={text('noMatchesText')} />
      ) : null}
      {ended.length > 0 ? <Ended matches={ended} transaction={transaction} onAccept={onAccept} /> : null}
      {shows('add', transaction, session) ? (
        <AddAgency transaction={transaction} onAdd={actions.add} isBusy={actions.busy} />
      ) : null}
      {transaction.IsMatchingInProgress || !isOfOwnFoodBank(session, transaction) ? null : (
        <ListTools transaction={transaction} />
      )}
      {accepting ? (
        <Suspense fallback={null}>
          <DirectAcceptDialog transaction={transaction} match={accepting} onClose={() => acceptFor(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

/** An agency's own line; of the others it learns nothing. */
export function OwnPartPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  return (
    <Panel title={text('ownPart')} isFlush>
      <List disablePadding>
        {transaction.Matches.map((match) => (
          <MatchLine key={match.ID} match={match} donation={transaction} last={0} isBusy={false} />
        ))}
      </List>
    </Panel>
  )
}

function Matching() {
  const text = useText(transactionTexts)
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, pb: 2.5 }}>
      <CircularProgress size={22} aria-hidden />
      <Typography color="textSecondary">{text('matching')}</Typography>
    </Box>
  )
}

interface RankingProps {
  transaction: Transaction
  ranked: readonly AgencyMatch[]
  actions: ReturnType<typeof useMatchActions>
  onAccept: ((match: AgencyMatch) => void) | undefined
}

/** The list in its order. An agency moves by the arrows, or by dragging it between two others. */
function Ranking({ transaction, ranked, actions, onAccept }: RankingProps) {
  const session = useSession()
  const prediction = usePrediction(transaction)
  const keepFocus = useMoveFocus(ranked.map((match) => match.ID).join())
  const drag = useRankDrag((match, to) => void actions.move(match, to))
  const mayMove = shows('move', transaction, session) && ranked.length > 1
  const mayRemove = shows('remove', transaction, session)
  const movesOf = (match: AgencyMatch) => ({
    onMove: (to: number, arrow: HTMLElement) => void keepFocus(arrow, () => actions.move(match, to)),
    drag,
  })
  return (
    <List component="ol" disablePadding>
      {ranked.map((match) => (
        <MatchLine
          key={match.ID}
          match={match}
          donation={transaction}
          expected={prediction.get(match.Agency.ID)}
          last={ranked.length}
          {...(mayMove ? movesOf(match) : {})}
          {...(mayRemove ? { onRemove: () => void actions.remove(match) } : {})}
          onAccept={onAccept && (() => onAccept(match))}
          hasContact
          isBusy={actions.busy}
        />
      ))}
    </List>
  )
}

function Ended({
  matches,
  transaction,
  onAccept,
}: Omit<RankingProps, 'actions' | 'ranked'> & { matches: readonly AgencyMatch[] }) {
  const text = useText(transactionTexts)
  return (
    <>
      <Typography variant="overline" color="textSecondary" component="h3" sx={{ px: 2.5, pt: 2, display: 'block' }}>
        {text('endedTitle')}
      </Typography>
      <List disablePadding>
        {matches.map((match) => (
          <MatchLine
            key={match.ID}
            match={match}
            donation={transaction}
            last={0}
            isBusy={false}
            onAccept={onAccept && (() => onAccept(match))}
            hasContact
          />
        ))}
      </List>
    </>
  )
}
