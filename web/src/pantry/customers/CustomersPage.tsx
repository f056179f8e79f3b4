import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Box, Button, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerGridRow } from '../../../../shared/pantry/customers/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { customerGridColumns, NeighborCard } from './customerGridColumns.tsx'
import { nameOfCustomer } from './customerName.ts'
import { customersQuery, noFilters } from './customersQuery.ts'

const CustomerFilters = lazy(() => import('./CustomerFilters.tsx'))
const AddCustomerDialog = lazy(() => import('./AddCustomerDialog.tsx'))
const CustomerReportsDialog = lazy(() => import('../pantryReports/CustomerReportsDialog.tsx'))

/** The neighbors whom the food bank or agency serves, with the filter beside the grid, above it where the columns need the room. */
export default function CustomersPage() {
  const text = useText(customerTexts)
  const prefix = useRolePrefix()
  const list = useListState(noFilters)
  const query = customersQuery(list.filters)
  const pages = useServerPages(customers.getCustomersGrid, query)
  const columns = useMemo(() => customerGridColumns(text), [text])
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('xl'))
  // Once opened, it keeps what is typed in it while it is hidden.
  const [panel, setPanel] = useState<'unopened' | 'open' | 'hidden'>(isWide ? 'open' : 'unopened')
  const isOpen = panel === 'open'
  const [isReporting, setReporting] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const id = useId()
  return (
    <>
      <PageHeader
        title={text('customers')}
        subtitle={text('lead')}
        actions={
          <>
            <Button variant="contained" onClick={() => setAdding(true)}>
              {text('addCustomer')}
            </Button>
            <Button variant="outlined" href={paths.customerImport(prefix)}>
              {text('importFile')}
            </Button>
            <Button variant="outlined" onClick={() => setReporting(true)}>
              {text('reports')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<TuneOutlined />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setPanel(isOpen ? 'hidden' : 'open')}
            >
              {text(isOpen ? 'hideFilters' : 'showFilters')}
            </Button>
          </>
        }
      />
      <Box sx={[layout, isOpen ? withPanel : {}]}>
        <Box id={id} className="no-print" sx={{ display: isOpen ? 'block' : 'none' }}>
          {panel === 'unopened' ? null : (
            <Panel title={text('filters')}>
              <Suspense fallback={<RowsSkeleton rows={6} height={56} />}>
                <CustomerFilters key={JSON.stringify(list.filters)} filters={list.filters} onSearch={list.setFilters} />
              </Suspense>
            </Panel>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <DataList<CustomerGridRow>
            label={text('customers')}
            columns={columns}
            pages={pages}
            rowLabel={nameOfCustomer}
            rowHeight="auto"
            renderCard={(row) => <NeighborCard row={row} />}
            empty={{ title: text('none'), text: text('noneText') }}
            onClearFilters={list.clear}
          />
        </Box>
      </Box>
      <Suspense fallback={null}>
        {isAdding ? <AddCustomerDialog onClose={() => setAdding(false)} /> : null}
        {isReporting ? <CustomerReportsDialog filters={query} onClose={() => setReporting(false)} /> : null}
      </Suspense>
    </>
  )
}

const layout = { display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const withPanel = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '264px minmax(0, 1fr)' } } as const
