import { List } from '@mui/material'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { DonationLine } from './DonationLine.tsx'

interface DonationSectionProps {
  title: string
  rows: readonly AgencyRow[]
}

/** Donations at the same step, under its name; nothing at all when there are none. */
export function DonationSection({ title, rows }: DonationSectionProps) {
  if (rows.length === 0) return null
  return (
    <Panel title={`${title} (${rows.length})`} isFlush>
      <List disablePadding>
        {rows.map((row) => (
          <DonationLine key={row.MatchID} row={row} />
        ))}
      </List>
    </Panel>
  )
}
