import { type ComponentProps, lazy, Suspense, useMemo } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { defaultRange } from '../../../../shared/core/time/range.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useSorting } from '../../core/grid/useSorting.ts'
import { paths } from '../../core/paths.ts'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { ExportReceipts } from './ExportReceipts.tsx'
import { ReceiptCard, receiptColumns } from './receiptColumns.tsx'
import { receiptsQuery } from './receiptsQuery.ts'

const ReceiptPanel = lazy(() => import('./ReceiptPanel.tsx'))

/** Receipts submitted before, newest first; one of them opens beside the list (state app.receipts.previous-submissions). */
export default function ReceiptsPage({ Shelf }: Pick<ComponentProps<typeof ReceiptPanel>, 'Shelf'>) {
  const text = useText(receiptTexts)
  const { today, zone } = useToday()
  const create = { label: text('newReceipt'), href: paths.newReceipt(useRolePrefix()) }
  const showsAgency = isFoodBankRole(useSession().ActiveRole)
  const list = useListState({ search: '', ...defaultRange(today) })
  const sorting = useSorting('Created')
  const pages = useServerPages(receipts.listReceipts, { ...receiptsQuery(list.filters, zone), order: sorting.order })
  const { id, open, close } = useOpenRow()
  const columns = useMemo(() => receiptColumns(text, showsAgency, open), [text, showsAgency, open])
  return (
    <>
      <ListPage
        title={text('listTitle')}
        subtitle={text('listLead')}
        label={text('receipts')}
        list={list}
        searchLabel={text('searchReceipts')}
        filters={<DateRangeFilter value={list.filters} onChange={list.setFilters} today={today} />}
        saved={<SavedFilterChips grid="receipts" />}
        actions={<ExportReceipts filters={list.filters} zone={zone} />}
        add={create}
        columns={columns}
        pages={pages}
        sorting={sorting}
        rowLabel={({ Code }) => Code}
        rowHeight={64}
        renderCard={(row) => <ReceiptCard row={row} showsAgency={showsAgency} open={open} />}
        empty={{ title: text('noReceipts'), text: text('noReceiptsText') }}
      />
      <Suspense fallback={null}>{id > 0 ? <ReceiptPanel id={id} onClose={close} Shelf={Shelf} /> : null}</Suspense>
    </>
  )
}
