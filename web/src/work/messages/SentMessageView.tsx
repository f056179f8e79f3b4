import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { SentCopy } from '../../../../shared/work/messages/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { GridFooter } from '../../core/grid/GridFooter.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { instantText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CorrespondentCell } from './cells.tsx'
import { MessageBody } from './MessageBody.tsx'
import { MessageFrame } from './MessageFrame.tsx'
import { addresseesText, ReadChip } from './sentColumns.tsx'

/** Interval at which new readers appear on the open page. */
const poll = 30_000

/** A message the person sent, and who has read it since when. */
export function SentMessageView({ id }: { id: number }) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const { data, error, mutate } = useApi(messages.getMessage, { id }, { keepPreviousData: false, poll })
  return (
    <MessageFrame
      message={data}
      error={error}
      onRetry={mutate}
      back={paths.messages(prefix, 'sent')}
      who={data ? `${data.Sender.Name}, ${data.Sender.EntityName}` : ''}
    >
      <Panel>
        <MessageBody body={data?.Body ?? ''} />
      </Panel>
      {data ? (
        <Panel
          title={[text('recipients'), addresseesText(data, text)].filter(Boolean).join(': ')}
          actions={<ReadChip row={data} />}
          isFlush
        >
          {data.TotalRecipients > messages.recipientsPerPage ? (
            <PagedReaders id={id} />
          ) : (
            <Readers readers={data.UserMessageRecipients} />
          )}
        </Panel>
      ) : null}
    </MessageFrame>
  )
}

/** The recipients of a message to many, page by page. */
function PagedReaders({ id }: { id: number }) {
  const text = useText(messageTexts)
  const input = { id, rows: messages.recipientsPerPage }
  const pages = useServerPages(messages.getMessageRecipientsGrid, input, { poll })
  if (pages.error) return <LoadFailed error={pages.error} message={text('viewFailed')} onRetry={pages.refetch} />
  if (pages.isLoading) return <RowsSkeleton rows={8} />
  return (
    <>
      <Readers readers={pages.rows} />
      <GridFooter count={pages.rows.length} paging={pages} />
    </>
  )
}

function Readers({ readers }: { readers: readonly SentCopy[] }) {
  const text = useText(messageTexts)
  return (
    <TableContainer>
      <Table size="small" aria-label={text('recipients')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('to')}</TableCell>
            <TableCell>{text('readColumn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {readers.map(({ ID, MessageViewedTime, User1 }) => (
            <TableRow key={ID}>
              <TableCell>
                <CorrespondentCell name={User1.Name} entity={`${User1.EntityName} · ${User1.UserName}`} />
              </TableCell>
              <TableCell>
                <ReadState at={MessageViewedTime} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function ReadState({ at }: { at: string | null }) {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  if (at === null) return <StatusChip label={text('notRead')} />
  return <time dateTime={at}>{text('readAt', { time: instantText(at, language) })}</time>
}
