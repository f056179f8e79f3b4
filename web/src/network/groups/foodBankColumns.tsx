import { Box, Link } from '@mui/material'
import { useMemo } from 'react'
import type { FoodBankListRow } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { useText } from '../../core/words/language.tsx'

/** Names of associations and co-ops by their ID. */
type Names = ReadonlyMap<number, string>

const groupsOf = ({ StateAssociationID, CoopID }: FoodBankListRow, names: Names) =>
  [StateAssociationID, CoopID].flatMap((id) => (id === null ? [] : (names.get(id) ?? []))).join(', ')
const cityText = ({ Address }: FoodBankListRow) => `${Address.City}, ${Address.Province}`

/** A food bank in the grid and on a phone. */
export function useFoodBankColumns(names: Names): readonly Column<FoodBankListRow>[] {
  const text = useText(networkSetupTexts)
  const organization = useText(organizationTexts)
  return useMemo(() => {
    const memberOf = (row: FoodBankListRow) => groupsOf(row, names)
    return [
      column('Name', organization('name'), { flex: 1.4, minWidth: 190, card: 'title' }, (row) => (
        <NameLink row={row} />
      )),
      column('Place', text('place'), { flex: 1, minWidth: 140, card: 'line' }, cityText),
      column('MemberOf', text('memberOf'), { flex: 1.4, minWidth: 180, card: { line: memberOf } }, (row) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>{memberOf(row) || '–'}</Box>
      )),
      column('TimeZone', organization('timeZone'), { flex: 1, minWidth: 150 }, ({ TimeZone }) => (
        <ZoneInWords zone={TimeZone} />
      )),
      column('Action', organization('action'), { width: 84 }, ({ ID, Name }) => (
        <EditLink href={paths.foodBank(ID)} name={Name} mayEdit />
      )),
    ]
  }, [text, organization, names])
}

const NameLink = ({ row: { ID, Name } }: { row: FoodBankListRow }) => (
  <Link href={paths.foodBank(ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
    {Name}
  </Link>
)
