import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Language } from '../../../../shared/core/text/text.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import type { PartyText } from '../../network/organizations/partyCsv.ts'

type Text = TextOf<typeof providerSetupTexts>
interface Opening {
  mayEdit: boolean
  open: (id: number) => void
}

const limitsOf = (text: Text, language: Language, { MaxMiles, MaxPounds, CanCarryFrozen }: ShownProvider) => {
  const limits = { miles: numberText(MaxMiles, language), pounds: numberText(MaxPounds, language) }
  return [text('limitsText', limits), ...(CanCarryFrozen ? [text('frozen')] : [])].join(', ')
}

export function providerColumns(
  text: Text,
  party: PartyText,
  language: Language,
  { mayEdit, open }: Opening,
): Column<ShownProvider>[] {
  return [
    column('Name', party('name'), { flex: 1.2, minWidth: 160 }, ({ Name }) => (
      <Box sx={{ fontWeight: 600 }}>{Name}</Box>
    )),
    column('Kind', text('kind'), { width: 120 }, ({ ProviderKind }) => text(ProviderKind)),
    column('Contact', text('contact'), { flex: 1.2, minWidth: 180 }, ({ EMailAddress, PhoneNumber }) => (
      <Box sx={wrapped}>
        {PhoneNumber}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{EMailAddress}</Box>
      </Box>
    )),
    column('Limits', text('limits'), { flex: 1, minWidth: 160 }, (row) => (
      <Box sx={wrapped}>{limitsOf(text, language, row)}</Box>
    )),
    column('State', text('state'), { width: 110 }, ({ IsActive }) => (
      <StatusChip tone={IsActive ? 'success' : 'neutral'} label={party(IsActive ? 'active' : 'inactive')} />
    )),
    column('Action', party('action'), { width: 84 }, ({ ID, Name }) => (
      <EditLink name={Name} mayEdit={mayEdit} onClick={() => open(ID)} />
    )),
  ]
}

const wrapped = { lineHeight: 1.3, minWidth: 0, whiteSpace: 'normal' } as const

/** The same row on a phone. */
export function ProviderCard({ row, mayEdit, open }: Opening & { row: ShownProvider }) {
  const text = useText(providerSetupTexts)
  const party = useText(partyTexts)
  const { language } = useLanguage()
  const { ID, Name, ProviderKind, PhoneNumber, EMailAddress, IsActive } = row
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[text(ProviderKind), ...(IsActive ? [] : [party('inactive')])].join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[PhoneNumber, EMailAddress].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {limitsOf(text, language, row)}
        </Typography>
      </Box>
      <EditLink name={Name} mayEdit={mayEdit} onClick={() => open(ID)} />
    </Box>
  )
}
