import { useMemo } from 'react'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useSorting } from '../../core/grid/useSorting.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
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
