import { Alert, Button } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { gridRange } from '../../../../shared/core/time/range.ts'
import type { GridOpening } from '../paths.ts'
import { serverNow } from '../time/clock.ts'
import { dayOf, zoneHere } from '../time/time.ts'
import { useText } from '../words/language.tsx'
import { useUrlQuery } from './useUrlQuery.ts'

interface WaitingNoteProps {
  /** Those that wait, the longest waiting first. */
  rows: readonly { Created: string }[]
  text: string
  /** The grid's range as it opens. */
  grid: Parameters<typeof gridRange>[0]
  /** The grid's status filter that shows them. */
  status: number
  pathUnder: (filters: GridOpening) => string
}

/**
 * Number of a grid's rows that wait for its reader, above that grid, with a link to them: the grid with that status,
 * longest waiting first, so that each row stands on the page once.
 */
export function WaitingNote({ rows, text, grid, status, pathUnder }: WaitingNoteProps) {
  const shared = useText(app)
  const [query] = useUrlQuery()
  if (rows.length === 0) return null
  const isShown = query.get('status') === String(status)
  const see = (
    <Button
      color="inherit"
      size="small"
      href={pathUnder({ status, order: 'oldest', start: startFor(rows, grid) })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {shared('showWaiting')}
    </Button>
  )
  return (
    <Alert severity="warning" action={isShown ? null : see} sx={{ mb: 2.5 }}>
      {text}
    </Alert>
  )
}

/** The grid's first day, when it opens with a later one than the longest waiting was created on. */
function startFor([longest]: WaitingNoteProps['rows'], grid: WaitingNoteProps['grid']): string | undefined {
  const zone = zoneHere()
  const created = longest && dayOf(Date.parse(longest.Created), zone)
  return created && created < gridRange(grid, dayOf(serverNow(), zone)).start ? created : undefined
}
