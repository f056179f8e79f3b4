import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FoodBankListRow } from '../../../../shared/network/groups/network.ts'
import type { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import type { TextOf } from '../../core/words/language.tsx'

/** Names of associations and co-ops by their ID. */
type Names = ReadonlyMap<number, string>

const groupsOf = ({ StateAssociationID, CoopID }: FoodBankListRow, names: Names) =>
  [StateAssociationID, CoopID].flatMap((id) => (id === null ? [] : (names.get(id) ?? []))).join(', ')
const placeOf = ({ Address }: FoodBankListRow) => `${Address.City}, ${Address.Province}`

export function foodBankColumns(
  text: TextOf<typeof networkSetupTexts>,
  party: TextOf<typeof partyTexts>,
  names: Names,
): Column<FoodBankListRow>[] {
  return [
    column('Name', party('name'), { flex: 1.4, minWidth: 190 }, (row) => <NameLink row={row} />),
    column('Place', text('place'), { flex: 1, minWidth: 140 }, placeOf),
    column('MemberOf', text('memberOf'), { flex: 1.4, minWidth: 180 }, (row) => (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>{groupsOf(row, names) || '–'}</Box>
    )),
    column('TimeZone', party('timeZone'), { flex: 1, minWidth: 150 }, ({ TimeZone }) => (
      <ZoneInWords zone={TimeZone} />
    )),
    column('Action', party('action'), { width: 84 }, ({ ID, Name }) => (
      <EditLink href={paths.foodBank(ID)} name={Name} mayEdit />
    )),
  ]
}

const NameLink = ({ row: { ID, Name } }: { row: FoodBankListRow }) => (
  <Link href={paths.foodBank(ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
    {Name}
  </Link>
)

/** The same row on a phone. */
export function FoodBankCard({ row, names }: { row: FoodBankListRow; names: Names }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <NameLink row={row} />
      <Typography variant="body2" color="textSecondary">
        {placeOf(row)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {groupsOf(row, names)}
      </Typography>
    </Box>
  )
}
