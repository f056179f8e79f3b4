import type { Tone } from '../../../shared/status/tone.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { MatchState } from './matchState.ts'

const tones: Record<Exclude<MatchState, 'waiting'>, Tone> = {
  notAsked: 'neutral',
  asked: 'info',
  accepted: 'success',
  rejected: 'warning',
  timedOut: 'warning',
  withdrawn: 'neutral',
  handedBack: 'warning',
  reassigned: 'neutral',
  unattended: 'warning',
}

/** How an agency's part stands; its rank says that it waits. */
export function MatchStateChip({ state }: { state: MatchState }) {
  const text = useText(transactionTexts)
  if (state === 'waiting') return null
  return <StatusChip label={text(`state.${state}`)} tone={tones[state]} />
}
