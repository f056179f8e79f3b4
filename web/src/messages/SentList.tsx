import { useMemo } from 'react'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { DataList } from '../grid/DataList.tsx'
import { useServerPages } from '../grid/useServerPages.ts'
import { useSorting } from '../grid/useSorting.ts'
import { paths } from '../paths.ts'
import { MessageFilters } from './MessageFilters.tsx'
import { SentCard, sentColumns } from './sentColumns.tsx'
import { useMessageFilters } from './useMessageFilters.ts'

/** The counts of readers change while the list is open. */
const poll = 30_000

export default function SentList() {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const list = useMessageFilters()
  const sorting = useSorting('SendDate')
  const pages = useServerPages(messages.getSentGrid, { ...list.query, order: sorting.order }, { poll })
  const columns = useMemo(() => sentColumns(text, prefix, language), [text, prefix, language])
  return (
    <>
      <MessageFilters list={list} searchLabel={text('searchSent')} />
      <DataList
        label={text('sentMessages')}
        columns={columns}
        pages={pages}
        sorting={sorting}
        rowLabel={(row) => row.Subject}
        rowHeight="auto"
        renderCard={(row) => <SentCard row={row} />}
        empty={{
          title: text('noSent'),
          text: text('noSentText'),
          action: { label: text('compose'), href: paths.compose(prefix) },
        }}
        onClearFilters={list.clear}
      />
    </>
  )
}
