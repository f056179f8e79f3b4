import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, Typography } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { ReceivedRow } from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'
import { CorrespondentCell, SubjectLink } from './cells.tsx'
import { useDeleteMessage } from './useDeleteMessage.ts'

/** A received message as a line of the list; what is unread stands out. */
export function receivedColumns(text: TextOf<typeof messageTexts>, prefix: RolePrefix): Column<ReceivedRow>[] {
  return [
    column('From', text('from'), { flex: 1.3 }, (row) => <Sender row={row} />),
    column('Subject', text('subject'), { flex: 2.2 }, (row) => <Subject row={row} prefix={prefix} />),
    column('SendDate', text('sentAt'), { flex: 0.9 }, (row) => <RelativeTime value={row.UserMessage.SendDate} />),
    column('State', text('readColumn'), { flex: 0.7 }, (row) => <State row={row} />),
    column('Delete', text('delete'), { width: 84 }, (row) => <DeleteButton row={row} />),
  ]
}

const isUnread = (row: ReceivedRow) => row.MessageViewedTime === null

function Sender({ row }: { row: ReceivedRow }) {
  const { Name, EntityName } = row.UserMessage.Sender
  return <CorrespondentCell name={Name} entity={EntityName} isStrong={isUnread(row)} />
}

function Subject({ row, prefix }: { row: ReceivedRow; prefix: RolePrefix }) {
  const { Subject, classification } = row.UserMessage
  return (
    <SubjectLink
      href={paths.message(prefix, row.ID, false)}
      subject={Subject}
      classification={classification}
      isStrong={isUnread(row)}
    />
  )
}

function State({ row }: { row: ReceivedRow }) {
  const text = useText(messageTexts)
  if (isUnread(row)) return <StatusChip label={text('unread')} tone="info" />
  return (
    <Typography variant="body2" color="textSecondary">
      {text('read')}
    </Typography>
  )
}

function DeleteButton({ row }: { row: ReceivedRow }) {
  const text = useText(messageTexts)
  const remove = useDeleteMessage()
  return (
    <IconAction
      label={text('deleteNamed', { subject: row.UserMessage.Subject })}
      tooltip={text('delete')}
      onClick={() => void remove(row.ID)}
    >
      <DeleteOutlined fontSize="small" />
    </IconAction>
  )
}

/** The same line on a phone. */
export function ReceivedCard({ row }: { row: ReceivedRow }) {
  const prefix = useRolePrefix()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Sender row={row} />
        <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          <RelativeTime value={row.UserMessage.SendDate} />
        </Typography>
      </Box>
      <Subject row={row} prefix={prefix} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <State row={row} />
        <DeleteButton row={row} />
      </Box>
    </Box>
  )
}
