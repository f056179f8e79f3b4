import { Link } from '@mui/material'
import { useMemo } from 'react'
import type { AnswerableAgency } from '../../../../shared/network/agencies/agency.ts'
import { attendanceTexts } from '../../../../shared/network/agencies/attendanceTexts.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column, type FileColumn } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { addressColumns, contactColumns, yesOrNo } from '../organizations/organizationCsv.ts'

/** An agency in the grid, on a phone and in the file. */
export function useAgencyColumns(mayEdit: boolean): readonly Column<AnswerableAgency>[] {
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const contactOf = ({ Contact }: AnswerableAgency) =>
      [Contact.ContactName, Contact.PhoneNumber].filter(Boolean).join(' · ')
    const reachFile: FileColumn<AnswerableAgency>[] = [
      [text('miles'), ({ MaxMiles }) => MaxMiles],
      [text('capacity'), ({ CapacityPounds }) => CapacityPounds],
    ]
    const stateFile: FileColumn<AnswerableAgency>[] = [
      [text('master'), ({ IsMasterAgency }) => yesOrNo(organization, IsMasterAgency)],
      [text('active'), ({ IsActive }) => yesOrNo(organization, IsActive)],
    ]
    const location = { flex: 1, minWidth: 120, card: 'line', file: addressColumns(organization) } as const
    const contact = { flex: 1, minWidth: 150, card: { line: contactOf }, file: contactColumns(organization) }
    return [
      column(
        'Name',
        organization('name'),
        { flex: 1.4, minWidth: 180, card: 'title', file: ({ Name }) => Name },
        (row) => <NameLink row={row} />,
      ),
      column('Location', text('location'), location, ({ Address }) => `${Address.City}, ${Address.Province}`),
      column('Contact', text('contact'), contact, ({ Contact }) => (
        <TwoLines first={Contact.ContactName} second={Contact.PhoneNumber} />
      )),
      column('Reach', text('reach'), { width: 130, file: reachFile }, ({ MaxMiles, CapacityPounds }) =>
        text('reachMiles', { miles: numberText(MaxMiles, language), pounds: numberText(CapacityPounds, language) }),
      ),
      column('State', text('state'), { width: 210, card: 'end', file: stateFile }, (row) => <AgencyState row={row} />),
      column('Action', organization('action'), { width: 84 }, ({ ID, Name }) => (
        <EditLink href={paths.agency(ID)} name={Name} mayEdit={mayEdit} />
      )),
    ]
  }, [text, organization, language, mayEdit])
}

const NameLink = ({ row: { ID, Name } }: { row: AnswerableAgency }) => (
  <Link
    data-opens=""
    href={paths.agency(ID)}
    color="inherit"
    underline="hover"
    sx={{ fontWeight: 600, lineHeight: 1.3, whiteSpace: 'normal' }}
  >
    {Name}
  </Link>
)

function AgencyState({ row: { IsActive, IsMasterAgency, IsUnattended, UnattendedReason } }: { row: AnswerableAgency }) {
  const text = useText(agencySetupTexts)
  const attendance = useText(attendanceTexts)
  if (IsMasterAgency) return <StatusChip tone="info" label={text('master')} />
  if (IsActive && IsUnattended) return <StatusChip tone="warning" label={attendance(UnattendedReason ?? 'nobody')} />
  return <StatusChip tone={IsActive ? 'success' : 'neutral'} label={text(IsActive ? 'active' : 'inactive')} />
}
