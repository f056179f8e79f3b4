import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import * as customers from '../../../shared/api/customers.ts'
import { phoneText } from '../../../shared/customer/contact.ts'
import type { FullCustomer } from '../../../shared/customer/wire.ts'
import { customerTexts } from '../../../shared/text/customers.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { languageNames } from '../../../shared/text/text.ts'
import { isNotAvailable } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { communicationText, householdText } from '../customers/CustomerFacts.tsx'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { Facts } from '../ui/Facts.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

/** Asked for once a page, not with each refresh: that staff looked at a neighbor's data is recorded. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Who placed the order, and how to reach them. Orders outlive their neighbors: nothing of one who was forgotten. */
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
