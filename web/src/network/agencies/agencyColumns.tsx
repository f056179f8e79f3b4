import { Box, Link } from '@mui/material'
import { useMemo } from 'react'
import { type AnswerableAgency, needsAttention } from '../../../../shared/network/agencies/agency.ts'
import { attendanceTexts } from '../../../../shared/network/agencies/attendanceTexts.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column, type FileColumn } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { clamped, singleLine } from '../../core/grid/lines.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { addressColumns, contactColumns, yesOrNo } from '../organizations/organizationCsv.ts'

/** An agency in the grid and in the file. */
export function useAgencyColumns(mayEdit: boolean): readonly Column<AnswerableAgency>[] {
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const reachFile: FileColumn<AnswerableAgency>[] = [
      [text('miles'), ({ MaxMiles }) => MaxMiles],
      [text('capacity'), ({ CapacityPounds }) => CapacityPounds],
    ]
    const stateFile: FileColumn<AnswerableAgency>[] = [
      [text('master'), ({ IsMasterAgency }) => yesOrNo(organization, IsMasterAgency)],
      [text('active'), ({ IsActive }) => yesOrNo(organization, IsActive)],
    ]
    const location = { flex: 1.2, minWidth: 150, file: addressColumns(organization) } as const
    const contact = { flex: 1, minWidth: 150, file: contactColumns(organization) }
    return [
      column('Name', organization('name'), { flex: 1.4, minWidth: 180, file: ({ Name }) => Name }, (row) => (
        <AgencyLink row={row} />
      )),
      column('Location', text('location'), location, ({ Address }) => (
        <Lines first={`${Address.City}, ${Address.Province}`} second={Address.AddressLine1} />
      )),
      column('Contact', text('contact'), contact, ({ Contact }) => (
        <Lines first={Contact.ContactName} second={Contact.PhoneNumber} />
      )),
      column('Reach', text('reach'), { width: 130, file: reachFile }, ({ MaxMiles, CapacityPounds }) =>
        text('reachMiles', { miles: numberText(MaxMiles, language), pounds: numberText(CapacityPounds, language) }),
      ),
      column('State', text('state'), { width: 210, file: stateFile }, (row) => <AgencyState row={row} />),
      column('Action', organization('action'), { width: 84, compactSize: 'folded' }, ({ ID, Name }) => (
        <EditLink href={paths.agency(ID)} name={Name} mayEdit={mayEdit} />
      )),
    ]
  }, [text, organization, language, mayEdit])
}

/** Two lines of a compact row end in an ellipsis, those of a comfortable one go on. */
function Lines({ first, second }: { first: string; second: string }) {
  const isCompact = useIsCompact()
  if (!isCompact) return <TwoLines isWrapped first={first} second={second} />
  return (
    <Box title={[first, second].filter(Boolean).join(', ')} sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Box sx={singleLine}>{first}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', ...singleLine }}>{second}</Box>
    </Box>
  )
}

/** Name with the way to the agency; a card has one line for it. */
export const AgencyLink = ({ row: { ID, Name }, isOneLine }: { row: AnswerableAgency; isOneLine?: boolean }) => (
  <Link
    data-opens=""
    href={paths.agency(ID)}
    title={Name}
    color="inherit"
    underline="hover"
    sx={{
      fontWeight: 600,
      lineHeight: 1.3,
      ...(isOneLine ? { maxWidth: '100%', ...singleLine } : { whiteSpace: 'normal', ...clamped(2) }),
    }}
  >
    {Name}
  </Link>
)

/** The mark that sets an agency apart: most are active, and need nothing. */
export function AgencyState({ row }: { row: AnswerableAgency }) {
  const text = useText(agencySetupTexts)
  const attendance = useText(attendanceTexts)
  if (row.IsMasterAgency) return <StatusChip isSmall tone="info" label={text('master')} />
  if (!row.IsActive) return <StatusChip isSmall label={text('inactive')} />
  if (!needsAttention(row)) return null
  return row.IsUnattended ? (
    <StatusChip isSmall tone="warning" label={attendance(row.UnattendedReason ?? 'nobody')} />
  ) : (
    <StatusChip isSmall label={text('noHoursSet')} />
  )
}
