import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { type TextOf, useText } from '../../core/words/language.tsx'

interface RowProps {
  row: DeliveryProgram
  onRemoved: (id: number) => void
}

export const programColumns = (
  text: TextOf<typeof deliveryProgramTexts>,
  onRemoved: RowProps['onRemoved'],
): Column<DeliveryProgram>[] => [
  column('Name', text('name'), { flex: 1, minWidth: 200 }, ({ Name }) => <Box sx={{ fontWeight: 600 }}>{Name}</Box>),
  column('Action', text('action'), { width: 112 }, (row) => <RemoveButton row={row} onRemoved={onRemoved} />),
]

function RemoveButton({ row, onRemoved }: RowProps) {
  const text = useText(deliveryProgramTexts)
  const { ID: id, Name: name } = row
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('removeFailed') })
  const remove = () => {
    const question = { title: text('removeQuestion', { name }), text: text('removeText'), confirm: text('remove') }
    const words = { ask: { ...question, isDangerous: true }, done: text('removed'), onDone: () => onRemoved(id) }
    return act(programsApi.deleteDeliveryProgram, { id }, words)
  }
  return (
    <Tooltip title={text('remove')}>
      <span>
        <IconButton
          aria-label={text('removeNamed', { name })}
          loading={busy}
          onClick={() => void remove()}
          sx={{ mx: -1 }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}

/** The same row on a phone. */
export function ProgramCard(props: RowProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{props.row.Name}</Typography>
      <RemoveButton {...props} />
    </Box>
  )
}
