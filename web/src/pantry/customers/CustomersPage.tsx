import { Button } from '@mui/material'
import { lazy, Suspense, useMemo, useState } from 'react'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { paths } from '../../core/paths.ts'
import { FilterPanelButton } from '../../core/ui/FilterPanelButton.tsx'
import { filterDelay } from '../../core/ui/filters.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { customerGridColumns } from './customerGridColumns.tsx'
import { nameOfCustomer } from './customerName.ts'
import { customersQuery, noFilters } from './customersQuery.ts'
import { NeighborCard } from './NeighborCard.tsx'
import { useCustomerPages } from './useCustomerPages.ts'

const CustomerFilters = lazy(() => import('./CustomerFilters.tsx'))
const AddCustomerDialog = lazy(() => import('./AddCustomerDialog.tsx'))
const CustomerReportsDialog = lazy(() => import('../pantryReports/CustomerReportsDialog.tsx'))

/** The neighbors whom the food bank or agency serves: found by what is typed, narrowed by the filters beside the list. */
export default function CustomersPage() {
  const text = useText(customerTexts)
  const prefix = useRolePrefix()
  const list = useListState(noFilters)
  const { search, ...filters } = list.filters
  const pages = useCustomerPages(search, filters)
  const columns = useMemo(() => customerGridColumns(text), [text])
  const [isReporting, setReporting] = useState(false)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ListPage
        title={text('customers')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('customerHint')}
        searchDelay={filterDelay}
        saved={<SavedFilterChips grid="neighbors" />}
        panel={
          <FilterPanelButton isNarrowed={list.isNarrowed}>
            {(close) => (
              <Suspense fallback={<RowsSkeleton rows={6} height={56} />}>
                <CustomerFilters filters={filters} onSearch={list.setFilters} onClose={close} />
              </Suspense>
            )}
          </FilterPanelButton>
        }
        actions={
          <>
            <Button color="inherit" href={paths.customerImport(prefix)}>
              {text('importFile')}
            </Button>
            <Button color="inherit" onClick={() => setReporting(true)}>
              {text('reports')}
            </Button>
          </>
        }
        add={{ label: text('addCustomer'), onClick: () => setAdding(true) }}
        columns={columns}
        pages={pages}
        rowLabel={nameOfCustomer}
        rowHeight="auto"
        renderCard={(row) => <NeighborCard row={row} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {isAdding ? <AddCustomerDialog onClose={() => setAdding(false)} /> : null}
        {isReporting ? (
          <CustomerReportsDialog filters={customersQuery(filters)} onClose={() => setReporting(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
