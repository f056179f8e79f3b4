import { Link } from '@mui/material'
import { useMemo } from 'react'
import type { DonorLocationListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { Strong, TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column, type FileColumn } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { useText } from '../../core/words/language.tsx'
import { ActiveChip } from '../organizations/ActiveChip.tsx'
import { activeFile, addressColumns, contactColumns } from '../organizations/organizationCsv.ts'

/** A donor location in the grid, on a phone and in the file. */
export function useDonorLocationColumns(mayEdit: boolean): readonly Column<DonorLocationListRow>[] {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  return useMemo(() => {
    type Row = DonorLocationListRow
    const code = { width: 120, card: 'title', file: ({ Code }: Row) => Code } as const
    const locationFile: FileColumn<Row>[] = [
      [text('donor'), ({ DonorName }) => DonorName],
      [text('location'), ({ Name }) => Name],
    ]
    const location = { flex: 1.4, minWidth: 170, card: { text: ({ DonorName }: Row) => DonorName }, file: locationFile }
    const address = {
      ...{ flex: 1.2, minWidth: 150, file: [...addressColumns(organization), ...contactColumns(organization)] },
      card: { line: ({ Address }: Row) => `${Address.AddressLine1}, ${Address.City}` },
    }
    const presets = { width: 100, file: ({ PresetAgencyIDs }: Row) => PresetAgencyIDs.length }
    return [
      column('Code', text('code'), code, (row) => <CodeLink row={row} />),
      column('Location', text('location'), location, ({ Name, DonorName }) => (
        <TwoLines first={<Strong>{DonorName}</Strong>} second={Name} isWrapped />
      )),
      column('Address', text('address'), address, ({ Address }) => (
        <TwoLines first={Address.AddressLine1} second={`${Address.City}, ${Address.Province}`} />
      )),
      column('Presets', text('presets'), presets, ({ PresetAgencyIDs }) => PresetAgencyIDs.length || '–'),
      column('State', text('state'), { width: 110, card: 'end', file: activeFile(organization) }, (row) => (
        <ActiveChip isActive={row.IsActive} />
      )),
      column('Action', organization('action'), { width: 84 }, ({ ID, Code }) => (
        <EditLink href={paths.donorLocation(ID)} name={Code} mayEdit={mayEdit} />
      )),
    ]
  }, [text, organization, mayEdit])
}

const CodeLink = ({ row: { ID, Code } }: { row: DonorLocationListRow }) => (
  <Link data-opens="" href={paths.donorLocation(ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
    {Code}
  </Link>
)
