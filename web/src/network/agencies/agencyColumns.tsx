import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { AnswerableAgency } from '../../../../shared/network/agencies/agency.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

export function agencyColumns(
  text: TextOf<typeof agencySetupTexts>,
  party: TextOf<typeof partyTexts>,
  language: Language,
  mayEdit: boolean,
): Column<AnswerableAgency>[] {
  const reach = ({ MaxMiles, CapacityPounds }: AnswerableAgency) =>
    text('reachMiles', { miles: numberText(MaxMiles, language), pounds: numberText(CapacityPounds, language) })
  return [
    column('Name', party('name'), { flex: 1.4, minWidth: 180 }, (row) => <NameLink row={row} />),
    column(
      'Location',
      text('location'),
      { flex: 1, minWidth: 120 },
      ({ Address }) => `${Address.City}, ${Address.Province}`,
    ),
    column('Contact', text('contact'), { flex: 1, minWidth: 150 }, ({ Contact }) => (
      <Box sx={{ lineHeight: 1.3, minWidth: 0 }}>
        {Contact.ContactName}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{Contact.PhoneNumber}</Box>
      </Box>
    )),
    column('Reach', text('reach'), { width: 130 }, reach),
    column('State', text('state'), { width: 180 }, (row) => <AgencyState row={row} />),
    column('Action', party('action'), { width: 84 }, ({ ID, Name }) => (
      <EditLink href={paths.agency(ID)} name={Name} mayEdit={mayEdit} />
    )),
  ]
}

const NameLink = ({ row: { ID, Name } }: { row: AnswerableAgency }) => (
  <Link
    href={paths.agency(ID)}
    color="inherit"
    underline="hover"
    sx={{ fontWeight: 600, lineHeight: 1.3, whiteSpace: 'normal' }}
  >
    {Name}
  </Link>
)

function AgencyState({ row: { IsActive, IsMasterAgency, IsUnattended } }: { row: AnswerableAgency }) {
  const text = useText(agencySetupTexts)
  if (IsMasterAgency) return <StatusChip tone="info" label={text('master')} />
  if (IsActive && IsUnattended) return <StatusChip tone="warning" label={text('nobodyAnswers')} />
  return <StatusChip tone={IsActive ? 'success' : 'neutral'} label={text(IsActive ? 'active' : 'inactive')} />
}

/** The same row on a phone. */
export function AgencyCard({ row }: { row: AnswerableAgency }) {
  const { Address, Contact } = row
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <NameLink row={row} />
        <Typography variant="body2" color="textSecondary">
          {Address.City}, {Address.Province}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[Contact.ContactName, Contact.PhoneNumber].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <AgencyState row={row} />
    </Box>
  )
}
