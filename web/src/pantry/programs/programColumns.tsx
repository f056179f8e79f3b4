import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Typography } from '@mui/material'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

interface RowProps {
  row: DeliveryProgram
  open: (id: number) => void
  onRemoved: (id: number) => void
}

export const programColumns = (
  text: TextOf<typeof deliveryProgramTexts>,
  open: RowProps['open'],
  onRemoved: RowProps['onRemoved'],
): Column<DeliveryProgram>[] => [
  column('Name', text('name'), { flex: 1, minWidth: 200 }, (row) => <ProgramName row={row} />),
  column('Action', text('action'), { width: 112 }, (row) => <Actions row={row} open={open} onRemoved={onRemoved} />),
]

/** The name, and below it those in further languages. */
const ProgramName = ({ row: { Name, Translations = {} } }: Pick<RowProps, 'row'>) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.3 }}>
    <Box sx={{ fontWeight: 600 }}>{Name}</Box>
    {Object.entries(Translations).map(([language, { Name: translated }]) => (
      <Typography key={language} variant="body2" component="div" color="textSecondary" lang={language}>
        {translated}
      </Typography>
    ))}
  </Box>
)

function Actions({ row, open, onRemoved }: RowProps) {
  const text = useText(deliveryProgramTexts)
  const { ID: id, Name: name } = row
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('removeFailed') })
  const remove = () => {
    const question = { title: text('removeQuestion', { name }), text: text('removeText'), confirm: text('remove') }
    const words = { ask: { ...question, isDangerous: true }, done: text('removed'), onDone: () => onRemoved(id) }
    return act(programsApi.deleteDeliveryProgram, { id }, words)
  }
  return (
    <Box sx={{ display: 'flex', mx: -1 }}>
      <IconAction label={text('editNamed', { name })} tooltip={text('edit')} onClick={() => open(id)}>
        <EditOutlined fontSize="small" />
      </IconAction>
      <IconAction
        label={text('removeNamed', { name })}
        tooltip={text('remove')}
        loading={busy}
        onClick={() => void remove()}
      >
        <DeleteOutlined fontSize="small" />
      </IconAction>
    </Box>
  )
}

/** The same row on a phone. */
export function ProgramCard(props: RowProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <ProgramName row={props.row} />
      <Actions {...props} />
    </Box>
  )
}
