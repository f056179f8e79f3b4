import { useMemo } from 'react'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { DataList } from '../grid/DataList.tsx'
import { useServerPages } from '../grid/useServerPages.ts'
import { useSorting } from '../grid/useSorting.ts'
import { paths } from '../paths.ts'
import { MessageFilters } from './MessageFilters.tsx'
import { ReceivedCard, receivedColumns } from './receivedColumns.tsx'
import { useMessageFilters } from './useMessageFilters.ts'

/** New messages arrive while the list is open. */
const poll = 30_000

export function ReceivedList() {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const list = useMessageFilters()
  const sorting = useSorting('SendDate')
  const pages = useServerPages(messages.getReceivedGrid, { ...list.query, order: sorting.order }, { poll })
  const columns = useMemo(() => receivedColumns(text, prefix), [text, prefix])
  return (
    <>
      <MessageFilters list={list} searchLabel={text('searchReceived')} />
      <DataList
        label={text('receivedMessages')}
        columns={columns}
        pages={pages}
        sorting={sorting}
        rowLabel={(row) => row.UserMessage.Subject}
        rowHeight="auto"
        renderCard={(row) => <ReceivedCard row={row} />}
        empty={{
          title: text('noReceived'),
          text: text('noReceivedText'),
          action: { label: text('compose'), href: paths.compose(prefix) },
        }}
        onClearFilters={list.clear}
      />
    </>
  )
}
