import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, TextField } from '@mui/material'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useConfirm } from '../../core/words/confirm.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'
import { isNonMobile, type NeighborLine } from './useBulkList.ts'

type Text = TextOf<typeof invitationTexts>
const nameOf = ({ EMailAddress, PhoneNumber }: NeighborLine) => EMailAddress || PhoneNumber

export const neighborColumns = (text: Text, remove: (id: number) => void): Column<NeighborLine>[] => [
  {
    ...column<NeighborLine>('EMailAddress', text('email'), { flex: 1.4, minWidth: 190 }, (row) => row.EMailAddress),
    editable: true,
  },
  {
    ...column<NeighborLine>('PhoneNumber', text('phone'), { flex: 1, minWidth: 150 }, (row) => row.PhoneNumber),
    editable: true,
  },
  column('Validation', text('validation'), { flex: 1.4, minWidth: 200 }, (row) => <Validation row={row} />),
  column('Action', text('action'), { width: 84 }, (row) => <DeleteRow row={row} onDelete={remove} />),
]

/** Result of the row, or what the number plan says about its number. */
function Validation({ row }: { row: NeighborLine }) {
  const text = useText(invitationTexts)
  const { check, failure } = row
  if (failure !== undefined)
    return (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3, color: 'error.main' }}>
        <StatusChip label={text('failedRow')} tone="error" /> {failure}
      </Box>
    )
  if (!check) return null
  if (check.ErrorMessage !== null)
    return <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3, color: 'error.main' }}>{check.ErrorMessage}</Box>
  const kind = check.PhoneNumberLookup?.PhoneCarrierType.Name ?? text('unknown')
  return (
    <>
      <StatusChip label={kind} tone={isNonMobile(row) ? 'warning' : 'neutral'} />
      <Box sx={{ ml: 1 }}>{check.PhoneNumberLookup?.NationalFormat}</Box>
    </>
  )
}

function DeleteRow({ row, onDelete }: { row: NeighborLine; onDelete: (id: number) => void }) {
  const text = useText(invitationTexts)
  const confirm = useConfirm()
  const name = nameOf(row)
  const ask = async () => {
    const question = { title: text('deleteQuestion', { name }), text: text('deleteText'), confirm: text('delete') }
    if (await confirm({ ...question, isDangerous: true })) onDelete(row.ID)
  }
  return (
    <IconAction label={text('deleteNamed', { name })} tooltip={text('delete')} onClick={() => void ask()}>
      <DeleteOutlined fontSize="small" />
    </IconAction>
  )
}

interface BulkCardProps {
  row: NeighborLine
  onChange: (row: NeighborLine) => void
  onDelete: (id: number) => void
}

/** The same row on a phone, with its cells as fields. */
export function BulkCard({ row, onChange, onDelete }: BulkCardProps) {
  const text = useText(invitationTexts)
  const field = (name: 'EMailAddress' | 'PhoneNumber', label: string, type: string) => (
    <TextField
      key={`${name} ${row[name]}`}
      label={label}
      type={type}
      defaultValue={row[name]}
      onBlur={({ target }) => target.value !== row[name] && onChange({ ...row, [name]: target.value })}
      fullWidth
    />
  )
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5, pt: 0.5 }}>
        {field('EMailAddress', text('email'), 'email')}
        {field('PhoneNumber', text('phone'), 'tel')}
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
          <Validation row={row} />
        </Box>
      </Box>
      <DeleteRow row={row} onDelete={onDelete} />
    </Box>
  )
}
