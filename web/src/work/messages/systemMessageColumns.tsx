import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { Box, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import type { Language } from '../../../../shared/core/text/text.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { inLanguage, type PlannedMessage, plannedState } from '../../../../shared/work/messages/systemMessage.ts'
import { systemMessageTexts } from '../../../../shared/work/messages/systemMessagesTexts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { useNow } from '../../core/time/clock.ts'
import { instantText } from '../../core/time/time.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'

type Text = TextOf<typeof systemMessageTexts>
interface RowActions {
  open: (id: number) => void
  preview: (message: PlannedMessage) => void
  onChanged: (message: PlannedMessage) => void
  onDeleted: (id: number) => void
}
type RowProps = RowActions & { row: PlannedMessage }

const audienceText = (text: Text, { Audiences }: PlannedMessage) =>
  Audiences.map((one) => text(`audience.${one}`)).join(', ')

const spanOf = (text: Text, language: Language, { StartsAt, EndsAt }: PlannedMessage) =>
  text('span', { start: instantText(StartsAt, language), end: instantText(EndsAt, language) })

export function systemMessageColumns(text: Text, language: Language, actions: RowActions): Column<PlannedMessage>[] {
  return [
    column('Title', text('message'), { flex: 1.6, minWidth: 200 }, (row) => <Words row={row} />),
    column('Audience', text('audience'), { flex: 1.2, minWidth: 160 }, (row) => (
      <Box sx={linesLook}>{audienceText(text, row)}</Box>
    )),
    column('Shown', text('shown'), { flex: 1.2, minWidth: 200 }, ({ StartsAt, EndsAt }) => (
      <Box sx={linesLook}>
        <div>{instantText(StartsAt, language)}</div>
        <div>{instantText(EndsAt, language)}</div>
      </Box>
    )),
    column('State', text('state'), { width: 130 }, (row) => <StateChip row={row} />),
    column('Action', text('action'), { width: 136 }, (row) => <Actions row={row} {...actions} />),
  ]
}

const linesLook = { typography: 'body2', lineHeight: 1.4, whiteSpace: 'normal' } as const

function Words({ row }: { row: PlannedMessage }) {
  const { language } = useLanguage()
  const { Title, Body } = inLanguage(row, language)
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Box sx={{ ...singleLine, fontWeight: 600 }}>{Title}</Box>
      <Box sx={{ ...singleLine, typography: 'body2', color: 'text.secondary' }}>{Body}</Box>
    </Box>
  )
}

const stateTones = { scheduled: 'info', running: 'success', ended: 'neutral' } as const

function usePlannedState(row: PlannedMessage) {
  return plannedState(row, new Date(useNow(30_000)))
}

function StateChip({ row }: { row: PlannedMessage }) {
  const text = useText(systemMessageTexts)
  const state = usePlannedState(row)
  return <StatusChip tone={stateTones[state]} label={text(state)} />
}

function Actions({ row, open, preview, onChanged, onDeleted }: RowProps) {
  const text = useText(systemMessageTexts)
  const { language } = useLanguage()
  const state = usePlannedState(row)
  const { ID: id } = row
  const title = inLanguage(row, language).Title
  const { act } = useAction({ ...byRows, failed: (error) => refusalReason(error) ?? text('actionFailed') })
  const end = () => {
    const ask = { title: text('endQuestion', { title }), text: text('endText'), confirm: text('end') }
    return act(messages.endSystemMessage, { id }, { ask, done: text('endedToast'), onDone: onChanged })
  }
  const remove = () => {
    const question = { title: text('deleteQuestion', { title }), text: text('deleteText'), confirm: text('delete') }
    const words = { ask: { ...question, isDangerous: true }, done: text('deletedToast'), onDone: () => onDeleted(id) }
    return act(messages.deleteSystemMessage, { id }, words)
  }
  const action = (kind: 'show' | 'edit' | 'end' | 'delete', icon: ReactElement, onClick: () => void) => (
    <IconAction label={text(`${kind}Named`, { title })} tooltip={text(kind)} onClick={onClick}>
      {icon}
    </IconAction>
  )
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mx: -1 }}>
      {action('show', <VisibilityOutlined fontSize="small" />, () => preview(row))}
      {state === 'ended' ? null : action('edit', <EditOutlined fontSize="small" />, () => open(id))}
      {state === 'running' ? action('end', <StopCircleOutlined fontSize="small" />, () => void end()) : null}
      {state === 'scheduled' ? action('delete', <DeleteOutlined fontSize="small" />, () => void remove()) : null}
    </Box>
  )
}

/** The same row on a phone. */
export function SystemMessageCard(props: RowProps) {
  const text = useText(systemMessageTexts)
  const { language } = useLanguage()
  const { row } = props
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {inLanguage(row, language).Title}
        </Typography>
        <Actions {...props} />
      </Box>
      <Box>
        <StateChip row={row} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {audienceText(text, row)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {spanOf(text, language, row)}
      </Typography>
    </Box>
  )
}
