import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { DonorListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

interface Opening {
  mayEdit: boolean
  open: (id: number) => void
}

export function donorColumns(
  text: TextOf<typeof donorSetupTexts>,
  party: TextOf<typeof partyTexts>,
  { mayEdit, open }: Opening,
): Column<DonorListRow>[] {
  return [
    column('Name', text('donor'), { flex: 1.5, minWidth: 180 }, ({ Name }) => (
      <Box sx={{ fontWeight: 600 }}>{Name}</Box>
    )),
    column('TimeZone', party('timeZone'), { flex: 1, minWidth: 160 }, ({ TimeZone }) => (
      <ZoneInWords zone={TimeZone} />
    )),
    column('Locations', text('locations'), { width: 160 }, (row) => <LocationsButton row={row} />),
    column('Action', party('action'), { width: mayEdit ? 128 : 84 }, (row) => (
      <DonorActions row={row} mayEdit={mayEdit} open={open} />
    )),
  ]
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

/** The same row on a phone. */
export function DonorCard({ row, mayEdit, open }: Opening & { row: DonorListRow }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.Name}</Typography>
        <Box sx={{ ml: -0.75 }}>
          <LocationsButton row={row} />
        </Box>
      </Box>
      <DonorActions row={row} mayEdit={mayEdit} open={open} />
    </Box>
  )
}
