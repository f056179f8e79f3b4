import { attendanceTexts } from '../../../../../shared/network/agencies/attendanceTexts.ts'
import type { UnattendedReason } from '../../../../../shared/network/agencies/unattendedReason.ts'
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

interface MatchStateChipProps {
  state: MatchState
  /** Reason that nobody can answer. */
  reason?: UnattendedReason | undefined
}

/** State of an agency's match; its rank says that it waits. */
export function MatchStateChip({ state, reason = 'nobody' }: MatchStateChipProps) {
  const text = useText(transactionTexts)
  const attendance = useText(attendanceTexts)
  if (state === 'waiting') return null
  return <StatusChip label={state === 'unattended' ? attendance(reason) : text(`state.${state}`)} tone={tones[state]} />
}
