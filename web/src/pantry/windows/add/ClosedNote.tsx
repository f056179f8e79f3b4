import { Alert, Button } from '@mui/material'
import { plural } from '../../../../../shared/core/text/text.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { closedWhenCreated, keyOfTime } from '../../../../../shared/pantry/windows/weekly.ts'
import type { WindowDraft } from '../../../../../shared/pantry/windows/window.ts'
import { useNow } from '../../../core/time/clock.ts'
import { listedDay } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Days that are named; the preview shows the others. */
const maxDaysNamed = 5

interface ClosedNoteProps {
  drafts: readonly WindowDraft[]
  /** Takes windows out of the form by their keys; without it the form has one window. */
  onLeaveOut?: (keys: readonly string[]) => void
}

/** Names the new windows that would be closed when they are created. */
export function ClosedNote({ drafts, onLeaveOut }: ClosedNoteProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const now = useNow(60_000)
  const closed = closedWhenCreated(drafts, new Date(now))
  if (closed.length === 0) return null
  const all = [...new Set(closed.map(({ OrderDay }) => OrderDay))]
  const named = all.slice(0, maxDaysNamed).map((day) => listedDay(day, language))
  const days = `${named.join('; ')}${all.length > named.length ? ' …' : ''}`
  const leaveOut = () => onLeaveOut?.(closed.map((draft) => keyOfTime({ ...draft, Day: draft.OrderDay })))
  return (
    <Alert
      severity="warning"
      action={
        onLeaveOut ? (
          <Button color="inherit" size="small" onClick={leaveOut}>
            {text('leaveOut')}
          </Button>
        ) : null
      }
    >
      {text(plural(language, 'closedNew', closed.length), { count: closed.length, days })}
    </Alert>
  )
}
