import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { WindowStatus } from '../../../../shared/pantry/windows/windowStatus.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'

const tones: Readonly<Record<WindowStatus, Tone>> = {
  Upcoming: 'info',
  Open: 'success',
  Full: 'warning',
  Closed: 'neutral',
}

/** `closedAt`: the day was closed by staff, whatever the window's times say. */
export function WindowStatusChip({ status, closedAt }: { status: WindowStatus; closedAt?: string | null | undefined }) {
  const text = useText(windowTexts)
  return <StatusChip label={text(closedAt ? 'dayClosed' : status)} tone={tones[status]} />
}
