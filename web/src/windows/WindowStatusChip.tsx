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

export function WindowStatusChip({ status }: { status: WindowStatus }) {
  return <StatusChip label={useText(windowTexts)(status)} tone={tones[status]} />
}
