import { Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { app } from '../../../../../shared/core/text/app.ts'
import type { ListedCustomer } from '../../../../../shared/pantry/customers/wire.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useText } from '../../../core/words/language.tsx'
import { CustomerSearch } from '../../customers/CustomerSearch.tsx'

const AddCustomerDialog = lazy(() => import('../../customers/AddCustomerDialog.tsx'))
const WalkInForm = lazy(() => import('./WalkInForm.tsx'))

/** A household without an order is served at the table: chosen or added, then recorded with what it takes. */
export default function WalkInPage() {
  const text = useText(orderWorkTexts)
  const frame = useText(app)
  const prefix = useRolePrefix()
  const [query, setQuery] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  /** A volunteer reads of a neighbor only what the search said, so that one whom the address names has to be found. */
  const isVolunteer = prefix === 'Pantry'
  const [found, setFound] = useState<ListedCustomer>()
  const customerId = (isVolunteer ? found?.ID : Number(query.get('customerId'))) || 0
  const choose = (id: number, customer?: ListedCustomer) => {
    setFound(customer)
    if (!isVolunteer) setQuery(id === 0 ? {} : { customerId: String(id) }, { replace: true })
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('walkIn')} subtitle={text('walkInLead')} back={paths.packing(prefix)} />
      <Stack spacing={2.5}>
        <Panel title={text('walkInWho')}>
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, alignItems: 'center' }}
          >
            <CustomerSearch value={customerId} onChange={choose} />
            {isVolunteer ? null : (
              <Button variant="outlined" onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
                {text('walkInAdd')}
              </Button>
            )}
          </Box>
          {isVolunteer ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {text('walkInUnknown')}
            </Typography>
          ) : null}
        </Panel>
        {customerId > 0 ? (
          <Suspense fallback={<RowsSkeleton rows={4} height={56} />}>
            <WalkInForm
              key={customerId}
              customerId={customerId}
              found={isVolunteer ? found : undefined}
              onServed={() => choose(0)}
            />
          </Suspense>
        ) : null}
      </Stack>
      <Suspense fallback={null}>
        {isAdding ? (
          <AddCustomerDialog
            onClose={() => setAdding(false)}
            onAdded={(id) => {
              setAdding(false)
              choose(id)
            }}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}
