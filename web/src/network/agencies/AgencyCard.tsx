import { Box } from '@mui/material'
import type { AnswerableAgency } from '../../../../shared/network/agencies/agency.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { AgencyLink, AgencyState } from './agencyColumns.tsx'

/** An agency on a phone: name, where and who, and what it needs; the whole card opens it. */
export function AgencyCard({ row }: { row: AnswerableAgency }) {
  const { City, Province } = row.Address
  const contact = [row.Contact.ContactName, row.Contact.PhoneNumber].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, minWidth: 0, typography: 'body2', lineHeight: 1.3 }}>
      <Box sx={{ fontSize: 'subtitle1.fontSize', minWidth: 0, lineHeight: 1 }}>
        <AgencyLink isOneLine row={row} />
      </Box>
      <Box sx={singleLine}>{[`${City}, ${Province}`, contact].filter(Boolean).join(' · ')}</Box>
      <AgencyState row={row} />
    </Box>
  )
}
