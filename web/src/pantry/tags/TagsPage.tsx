import { lazy, Suspense, useCallback, useMemo } from 'react'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type Tag, tagOrder } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TagCard, tagColumns } from './tagColumns.tsx'

const TagDialog = lazy(() => import('./TagDialog.tsx'))
const TagGroupsPanel = lazy(() => import('./TagGroupsPanel.tsx'))

/** The tags of a pantry's products, own and system-wide, and below them their groups. */
export default function TagsPage() {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const list = useListState({ search: '' })
  const pages = useServerPages(tagsApi.getTagsGrid, { searchFilter: list.filters.search || undefined })
  const { id, isNew, open, close } = useOpenRow()
  const { change } = pages
  const edited = pages.rows.find((row) => row.ID === id)
  const onSaved = (saved: Tag) => {
    // A copy takes the place of the system-wide tag that it was made from.
    const replaced = [saved.ID, saved.ParentPantryInventoryItemTagID]
    change((rows) => inOrder([...rows.filter((row) => !replaced.includes(row.ID)), saved]))
    close()
  }
  const onDeleted = useCallback((gone: number) => change((rows) => rows.filter((row) => row.ID !== gone)), [change])
  const columns = useMemo(() => tagColumns(text, { open, onDeleted, openId: id }), [text, open, onDeleted, id])
  const add = { label: text('add'), onClick: () => open('new') }
  return (
    <>
      <ListPage
        title={text('tags')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        add={add}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => tagNameIn(Name, language)}
        renderCard={(row) => <TagCard row={row} open={open} isOpen={row.ID === id} onDeleted={onDeleted} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        <TagGroupsPanel />
      </Suspense>
      <Suspense fallback={null}>
        {isNew || edited ? <TagDialog edited={edited} onSaved={onSaved} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

const inOrder = (rows: readonly Tag[]) => rows.toSorted((a, b) => (tagOrder(a) < tagOrder(b) ? -1 : 1))
