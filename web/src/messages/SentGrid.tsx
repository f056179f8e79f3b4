import { useMemo } from 'react'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { ListGrid } from '../grid/ListGrid.tsx'
import { useCursorPages } from '../grid/useCursorPages.ts'
import { MessageFilterBar } from './MessageFilterBar.tsx'
import { NoMessages } from './NoMessages.tsx'
import { SentCard, sentColumns } from './sentColumns.tsx'
import { useMessageFilters } from './useMessageFilters.ts'

/** The counts of readers move while the list is open. */
const poll = 30_000

export function SentGrid() {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const state = useMessageFilters()
  const pages = useCursorPages(messages.getSentGrid, state.question, { poll })
  const columns = useMemo(() => sentColumns(text, prefix, language), [text, prefix, language])
  return (
    <>
      <MessageFilterBar state={state} searchLabel={text('searchSent')} />
      <ListGrid
        label={text('sentMessages')}
        columns={columns}
        rows={pages.rows}
        rowId={(row) => row.ID}
        rowLabel={(row) => row.Subject}
        renderCard={(row) => <SentCard row={row} />}
        empty={<NoMessages state={state} onOlder={pages.next} title={text('noSent')} text={text('noSentText')} />}
        isLoading={pages.isLoading}
        error={pages.error}
        onRetry={pages.refresh}
        paging={pages}
        height="auto"
      />
    </>
  )
}
