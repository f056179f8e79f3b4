import type { Tone } from '../../../shared/status/tone.ts'
import { windowTexts } from '../../../shared/text/windows.ts'
import type { WindowStatus } from '../../../shared/window/windowStatus.ts'
import { useText } from '../app/language.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

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
