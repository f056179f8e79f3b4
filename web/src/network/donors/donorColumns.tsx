import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import type { DonorListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { Strong } from '../../core/grid/cells.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { useText } from '../../core/words/language.tsx'

interface Opening {
  mayEdit: boolean
  open: (id: number) => void
}

/** A donor in the grid, on a phone and in the file. */
export function useDonorColumns({ mayEdit, open }: Opening): readonly Column<DonorListRow>[] {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  return useMemo(() => {
    const name = { flex: 1.5, minWidth: 180, card: 'title', file: ({ Name }: DonorListRow) => Name } as const
    const zone = { flex: 1, minWidth: 160, file: (row: DonorListRow) => row.TimeZone }
    const locations = {
      width: 160,
      card: {
        line: (row: DonorListRow) => (
          <Box sx={{ ml: -0.75 }}>
            <LocationsButton row={row} />
          </Box>
        ),
      },
      file: ({ LocationCount }: DonorListRow) => LocationCount,
    }
    return [
      column('Name', text('donor'), name, ({ Name }) => <Strong>{Name}</Strong>),
      column('TimeZone', organization('timeZone'), zone, ({ TimeZone }) => <ZoneInWords zone={TimeZone} />),
      column('Locations', text('locations'), locations, (row) => <LocationsButton row={row} />),
      column('Action', organization('action'), { width: mayEdit ? 128 : 84, card: 'end' }, (row) => (
        <DonorActions row={row} mayEdit={mayEdit} open={open} />
      )),
    ]
  }, [text, organization, mayEdit, open])
}

/** Leads to the donor's locations, and says how many there are. */
function LocationsButton({ row: { ID, Name, LocationCount } }: { row: DonorListRow }) {
  const text = useText(donorSetupTexts)
  return (
    <Button size="small" href={paths.donorLocations(ID)} aria-label={`${text('locations')}: ${LocationCount}, ${Name}`}>
      {text('locations')}: {LocationCount}
    </Button>
  )
}

/** The donor's form, and for who may edit it the keys of its software. */
function DonorActions({ row: { ID, Name }, mayEdit, open }: Opening & { row: DonorListRow }) {
  const text = useText(donorSetupTexts)
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <EditLink name={Name} mayEdit={mayEdit} onClick={() => open(ID)} />
      {mayEdit ? (
        <IconAction
          href={paths.apiKeys(ID)}
          label={text('apiKeysOf', { name: Name })}
          tooltip={text('apiKeys')}
          sx={{ mx: -1 }}
        >
          <KeyOutlined fontSize="small" />
        </IconAction>
      ) : null}
    </Box>
  )
}
