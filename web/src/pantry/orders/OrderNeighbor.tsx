import { Alert, Button, Link, Skeleton } from '@mui/material'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { isNotAvailable } from '../../core/data/failure.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { paths } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { communicationText, householdText } from '../customers/CustomerFacts.tsx'

/** Asked for once a page, not with each refresh: that staff looked at a neighbor's data is recorded. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Neighbor of the order, and how to reach them. Orders outlive their neighbors: nothing of one who was forgotten. */
export function OrderNeighbor({ id }: { id: number }) {
  const text = useText(orderWorkTexts)
  const customerText = useText(customerTexts)
  const prefix = useRolePrefix()
  const { data, error } = useApi(customers.getFullCustomer, { id }, once)
  if (!data && isNotAvailable(error)) return null
  return (
    <Panel
      title={text('neighbor')}
      actions={
        <>
          {data?.IsRestricted ? <StatusChip label={customerText('restricted')} tone="warning" /> : null}
          <Button size="small" href={paths.customer(prefix, id)} aria-label={text('neighborDetails')}>
            {customerText('details')}
          </Button>
        </>
      }
    >
      {data ? (
        <NeighborFacts customer={data} />
      ) : error ? (
        <Alert severity="warning">{text('reloadFailed')}</Alert>
      ) : (
        <Skeleton variant="rounded" height={140} />
      )}
    </Panel>
  )
}

function NeighborFacts({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const { PhoneNumber, EMailAddress, Language } = customer
  return (
    <Facts
      facts={[
        {
          label: text('phone'),
          value: PhoneNumber ? <Link href={`tel:${PhoneNumber}`}>{phoneText(PhoneNumber)}</Link> : text('notGiven'),
        },
        {
          label: text('email'),
          value: EMailAddress ? (
            <Link href={`mailto:${EMailAddress}`} sx={{ overflowWrap: 'anywhere' }}>
              {EMailAddress}
            </Link>
          ) : (
            text('notGiven')
          ),
        },
        { label: text('communication'), value: communicationText(text, customer) },
        { label: text('language'), value: languageNames[Language] },
        { label: text('household'), value: householdText(text, customer) },
        { label: text('tefapEligible'), value: text(customer.IsTefapEligible ? 'yes' : 'no') },
        ...(customer.Notes ? [{ label: text('staffNotes'), value: customer.Notes }] : []),
      ]}
    />
  )
}
