import { Box, Button } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { LiveList } from '../../core/grid/LiveList.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { DonationLine } from './DonationLine.tsx'

interface DonationSectionProps {
  title: string
  rows: readonly AgencyRow[]
  /** Shows so many rows, and a link to all of them. */
  short?: { rows: number; href: string }
}

/** Donations at the same step, under its name; nothing at all when there are none. */
export function DonationSection({ title, rows, short }: DonationSectionProps) {
  const text = useText(app)
  if (rows.length === 0) return null
  const shown = short ? rows.slice(0, short.rows) : rows
  return (
    <Panel title={`${title} (${rows.length})`} isFlush>
      <LiveList>
        {shown.map((row) => (
          <DonationLine key={row.MatchID} row={row} />
        ))}
      </LiveList>
      {short && shown.length < rows.length ? (
        <Box sx={{ px: 1.5, py: 1 }}>
          <Button href={short.href}>{text('more')}</Button>
        </Box>
      ) : null}
    </Panel>
  )
}
