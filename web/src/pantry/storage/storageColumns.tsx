import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box } from '@mui/material'
import { useMemo } from 'react'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import type { StorageLocation } from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { Strong } from '../../core/grid/cells.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { useText } from '../../core/words/language.tsx'

type Open = (id: number) => void
interface RowProps {
  row: StorageLocation
  open: Open
  onDeleted: (id: number) => void
}

/** A storage location in the grid and on a phone. */
export function useStorageColumns(open: Open, onDeleted: RowProps['onDeleted']): readonly Column<StorageLocation>[] {
  const text = useText(storageTexts)
  return useMemo(
    () => [
      column('Label', text('label'), { flex: 1, minWidth: 140, card: 'title' }, (row) => <Strong>{row.Label}</Strong>),
      column('Description', text('description'), { flex: 2.5, minWidth: 200, card: 'line' }, (row) => row.Description),
      column('Action', text('action'), { width: 112, card: 'end' }, (row) => (
        <Actions row={row} open={open} onDeleted={onDeleted} />
      )),
    ],
    [text, open, onDeleted],
  )
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
