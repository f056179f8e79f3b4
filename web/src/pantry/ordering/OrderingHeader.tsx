import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { orderingHeaderTexts } from '../../../../shared/pantry/ordering/texts/orderingHeader.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'
import { useCustomerToOrder } from './useCustomerToOrder.ts'
import { useOrdering } from './useOrdering.ts'

/** Top of a step of an order; staff read whom they order for. */
export function OrderingHeader({
  title,
  step,
  back,
  children,
}: {
  title: string
  step: string
  back?: string
  children?: ReactNode
}) {
  const text = useText(orderingHeaderTexts)
  const { customerId, isOwn } = useOrdering()
  const { data: customer } = useCustomerToOrder(isOwn ? null : customerId)
  return (
    <PageHeader
      title={title}
      {...(back === undefined ? {} : { back })}
      subtitle={
        <>
          <Line>{step}</Line>
          {customer ? <Line>{text('orderFor', { name: nameOfCustomer(customer) })}</Line> : null}
          {customer?.IsRestricted ? <Line>{text('isRestricted')}</Line> : null}
          {children ? <Line>{children}</Line> : null}
        </>
      }
    />
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block' }}>
    {children}
  </Box>
)
