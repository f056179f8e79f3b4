import { Alert, Box, Button, Stack } from '@mui/material'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { DetailSkeleton, FormSkeleton, RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { CertificatePanel } from '../tefap/CertificatePanel.tsx'
import { AddressesPanel } from './AddressesPanel.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { nameOfCustomer } from './customerName.ts'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import { newOrderPath } from './newOrderPath.ts'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { SignInPanel } from './SignInPanel.tsx'

const HelpPanel = lazy(() => import('../helping/HelpPanel.tsx'))
const StandingPanel = lazy(() => import('../standing/StandingPanel.tsx'))
const TextsPanel = lazy(() => import('./TextsPanel.tsx'))
const CustomerForm = lazy(() => import('./CustomerForm.tsx'))

export interface OrdersProps {
  customer: FullCustomer
  /** An agency was chosen: editing ends (decision 52). */
  onAgency: () => void
}
type Orders = ComponentType<OrdersProps>

/** One customer: who they are, what they may use, their orders and addresses. That staff looked is recorded. */
export default function CustomerPage({ Orders }: { Orders: Orders }) {
  const text = useText(customerTexts)
  const back = paths.customers(useRolePrefix())
  const id = Number(useSearchParams()[0].get('customerId'))
  const isNamed = isId(id)
  const { data, error, mutate } = useApi(customers.getFullCustomer, isNamed ? { id } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  })
  if (data) return <Customer key={data.ID} customer={data} Orders={Orders} />
  if (isNamed && !error) return <DetailSkeleton />
  return (
    <>
      <PageHeader title={text('customer')} back={back} />
      <LoadFailed error={error} message={text('unableToLoad')} isUnnamed={!isNamed} onRetry={mutate} />
    </>
  )
}

function Customer({ customer, Orders }: { customer: FullCustomer; Orders: Orders }) {
  const text = useText(customerTexts)
  const prefix = useRolePrefix()
  const back = paths.customers(prefix)
  const [isEditing, setEditing] = useState(false)
  const isHome = customer.Access === 'home'
  const endEditing = () => setEditing(false)
  return (
    <>
      <PageHeader
        title={nameOfCustomer(customer)}
        back={back}
        status={customer.Restrictions.length > 0 ? <StatusChip label={text('restricted')} tone="warning" /> : null}
        actions={
          <>
            {isEditing ? null : (
              <Button variant="outlined" onClick={() => setEditing(true)}>
                {text('edit')}
              </Button>
            )}
            <Button variant="outlined" href={paths.walkIn(prefix, customer.ID)} disabled={customer.IsRestricted}>
              {text('walkIn')}
            </Button>
            <Button variant="contained" href={newOrderPath(customer)} disabled={customer.IsRestricted}>
              {text('newOrder')}
            </Button>
          </>
        }
      />
      <Stack spacing={3}>
        {isHome ? <DuplicatesPanel customer={customer} /> : <Alert severity="info">{text('servedOnly')}</Alert>}
        <Box sx={columns}>
          <Box sx={{ gridArea: 'profile', minWidth: 0 }}>
            <Panel title={text('profile')}>
              {isEditing ? (
                <Suspense fallback={<FormSkeleton fields={6} />}>
                  <CustomerForm customer={customer} onEnd={endEditing} />
                </Suspense>
              ) : (
                <CustomerFacts customer={customer} />
              )}
            </Panel>
          </Box>
          <Stack spacing={3} sx={{ gridArea: 'side', minWidth: 0 }}>
            <CertificatePanel customerId={customer.ID} />
            <Suspense fallback={<RowsSkeleton rows={2} height={44} />}>
              <StandingPanel customerId={customer.ID} />
            </Suspense>
            {isHome ? (
              <Suspense fallback={<RowsSkeleton rows={1} height={44} />}>
                <HelpPanel customerId={customer.ID} />
              </Suspense>
            ) : null}
            <SignInPanel key={String(isEditing)} customer={customer} />
            {customer.SeesAddresses ? <AddressesPanel customer={customer} /> : null}
            {isHome && customer.PhoneNumber !== null ? (
              <Suspense fallback={<RowsSkeleton rows={2} height={44} />}>
                <TextsPanel customerId={customer.ID} />
              </Suspense>
            ) : null}
            {isHome ? <PrivacyPanel customer={customer} /> : null}
          </Stack>
          <Box sx={{ gridArea: 'orders', minWidth: 0 }}>
            <Suspense fallback={<RowsSkeleton rows={4} height={44} />}>
              <Orders customer={customer} onAgency={endEditing} />
            </Suspense>
          </Box>
        </Box>
      </Stack>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  // On a phone the orders come last: the list may be long.
  gridTemplateAreas: { xs: '"profile" "side" "orders"', md: '"profile side" "orders side"' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const
