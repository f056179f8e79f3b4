import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import type { StorageLocation } from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

type Open = (id: number) => void
interface RowProps {
  row: StorageLocation
  open: Open
  onDeleted: (id: number) => void
}

export function storageColumns(
  text: TextOf<typeof storageTexts>,
  open: Open,
  onDeleted: RowProps['onDeleted'],
): Column<StorageLocation>[] {
  return [
    column('Label', text('label'), { flex: 1, minWidth: 140 }, ({ Label }) => (
      <Box sx={{ fontWeight: 600 }}>{Label}</Box>
    )),
    column('Description', text('description'), { flex: 2.5, minWidth: 200 }, ({ Description }) => Description),
    column('Action', text('action'), { width: 112 }, (row) => <Actions row={row} open={open} onDeleted={onDeleted} />),
  ]
}

function Actions({ row, open, onDeleted }: RowProps) {
  const text = useText(storageTexts)
  const { ID: id, Label: label } = row
  const { act } = useAction(byRows)
  const remove = () => {
    const question = { title: text('deleteQuestion', { label }), text: text('deleteText'), confirm: text('delete') }
    const failed = (error: unknown) => [text('deleteFailed'), refusalReason(error)].filter(Boolean).join(': ')
    const words = { ask: { ...question, isDangerous: true }, done: text('deleted'), failed }
    return act(storage.deleteStorageLocation, { id }, { ...words, onDone: () => onDeleted(id) })
  }
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mx: -1 }}>
      <IconAction label={text('editNamed', { label })} tooltip={text('edit')} onClick={() => open(id)}>
        <EditOutlined fontSize="small" />
      </IconAction>
      <IconAction label={text('deleteNamed', { label })} tooltip={text('delete')} onClick={() => void remove()}>
        <DeleteOutlined fontSize="small" />
      </IconAction>
    </Box>
  )
}

/** The same row on a phone. */
export function StorageCard(props: RowProps) {
  const { Label, Description } = props.row
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{Label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {Description}
        </Typography>
      </Box>
      <Actions {...props} />
    </Box>
  )
}
