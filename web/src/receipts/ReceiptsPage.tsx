import Button from '@mui/material/Button'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as receipts from '../../../shared/api/receipts.ts'
import { defaultRange } from '../../../shared/dashboard/range.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { useAskedRange } from '../dashboard/useAskedRange.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { ListGrid } from '../grid/ListGrid.tsx'
import { useCursorPages } from '../grid/useCursorPages.ts'
import { useListState } from '../grid/useListState.ts'
import { useToday } from '../offers/useToday.ts'
import { paths } from '../paths.ts'
import { DateRange } from '../ui/DateRange.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ReceiptCard, receiptColumns } from './receiptColumns.tsx'
import { receiptsQuestion } from './receiptsQuestion.ts'

const ReceiptPanel = lazy(() => import('./ReceiptPanel.tsx'))

/** Receipts submitted before, newest first; one of them opens beside the list (state app.receipts.previous-submissions). */
export default function ReceiptsPage() {
  const text = useText(receiptTexts)
  const { today, zone } = useToday()
  const showsAgency = isFoodBankRole(useSession().ActiveRole)
  const [state, setState] = useListState({ search: '', ...defaultRange(today), id: 0 })
  const pages = useCursorPages(receipts.listReceipts, receiptsQuestion(useAskedRange(state), zone, state.search))
  const wasOpen = useRef(false)
  if (state.id > 0) wasOpen.current = true
  const columns = useMemo(
    () => receiptColumns(text, showsAgency, (id) => setState({ id })),
    [text, showsAgency, setState],
  )
  return (
    <>
      <Header />
      <FilterBar>
        <SearchBox value={state.search} onSearch={(search) => setState({ search })} label={text('searchReceipts')} />
        <DateRange value={state} onChange={setState} today={today} />
      </FilterBar>
      <ListGrid
        label={text('receipts')}
        columns={columns}
        rows={pages.rows}
        rowId={(row) => row.ID}
        rowLabel={(row) => row.Code}
        renderCard={(row) => <ReceiptCard row={row} showsAgency={showsAgency} open={(id) => setState({ id })} />}
        empty={<NoReceipts search={state.search} onClear={() => setState({ search: '' })} onOlder={pages.next} />}
        isLoading={pages.isLoading}
        error={pages.error}
        onRetry={pages.refresh}
        paging={pages}
        height="auto"
      />
      {wasOpen.current ? (
        <Suspense fallback={null}>
          <ReceiptPanel id={state.id} onClose={() => setState({ id: 0 })} />
        </Suspense>
      ) : null}
    </>
  )
}

function Header() {
  const text = useText(receiptTexts)
  const prefix = useRolePrefix()
  const create = (
    <Button href={paths.newReceipt(prefix)} variant="contained">
      {text('newTitle')}
    </Button>
  )
  return <PageHeader title={text('listTitle')} subtitle={text('listLead')} actions={create} />
}

interface NoReceiptsProps {
  search: string
  onClear: () => void
  onOlder: (() => void) | undefined
}

function NoReceipts({ search, onClear, onOlder }: NoReceiptsProps) {
  const text = useText(receiptTexts)
  const prefix = useRolePrefix()
  if (search === '')
    return (
      <EmptyState
        title={text('noReceipts')}
        text={text('noReceiptsText')}
        action={{ label: text('newTitle'), href: paths.newReceipt(prefix) }}
      />
    )
  // A search looks through so many lines at a time; older ones are looked at when asked for.
  const action = onOlder
    ? { label: text('searchOlder'), onClick: onOlder }
    : { label: text('clearSearch'), onClick: onClear }
  return <EmptyState title={text('noHits')} text={text('noHitsText')} action={action} />
}
