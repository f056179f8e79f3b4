import type { Tone } from '../../../../../shared/rescue/donations/status/tone.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useText } from '../../../core/words/language.tsx'
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

/** State of an agency's match; its rank says that it waits. */
export function MatchStateChip({ state }: { state: MatchState }) {
  const text = useText(transactionTexts)
  if (state === 'waiting') return null
  return <StatusChip label={text(`state.${state}`)} tone={tones[state]} />
}
