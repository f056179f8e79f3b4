import { useMemo } from 'react'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useSorting } from '../../core/grid/useSorting.ts'
import { paths } from '../../core/paths.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
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
