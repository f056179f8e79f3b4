import { useMemo } from 'react'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { ListGrid } from '../grid/ListGrid.tsx'
import { useCursorPages } from '../grid/useCursorPages.ts'
import { MessageFilterBar } from './MessageFilterBar.tsx'
import { NoMessages } from './NoMessages.tsx'
import { ReceivedCard, receivedColumns } from './receivedColumns.tsx'
import { useMessageFilters } from './useMessageFilters.ts'

/** New messages come in while the list is open. */
const poll = 30_000

export function ReceivedGrid() {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const state = useMessageFilters()
  const pages = useCursorPages(messages.getReceivedGrid, state.question, { poll })
  const columns = useMemo(() => receivedColumns(text, prefix), [text, prefix])
  return (
    <>
      <MessageFilterBar state={state} searchLabel={text('searchReceived')} />
      <ListGrid
        label={text('receivedMessages')}
        columns={columns}
        rows={pages.rows}
        rowId={(row) => row.ID}
        rowLabel={(row) => row.UserMessage.Subject}
        renderCard={(row) => <ReceivedCard row={row} />}
        empty={
          <NoMessages state={state} onOlder={pages.next} title={text('noReceived')} text={text('noReceivedText')} />
        }
        isLoading={pages.isLoading}
        error={pages.error}
        onRetry={pages.refresh}
        paging={pages}
        height="auto"
      />
    </>
  )
}
