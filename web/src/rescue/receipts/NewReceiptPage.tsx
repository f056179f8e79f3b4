import { Box, Link } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { parseReceiptQuery } from '../../../../shared/rescue/receipts/receiptLink.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { LoadingFailed } from './LoadingFailed.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import { initialReceipt } from './receiptForm.ts'

/**
 * Writes down what was picked up (state app.receipts.new). A link fills the form in; one of a donation is completed, and
 * checked, with what the donation itself says.
 */
export default function NewReceiptPage() {
  const text = useText(receiptTexts)
  const { search } = useLocation()
  const prefix = useRolePrefix()
  const donationId = parseReceiptQuery(search).adHocTransactionId
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeader
        title={text('newReceipt')}
        subtitle={
          donationId === undefined ? (
            text('newLead')
          ) : (
            <Link href={paths.transaction(prefix, donationId)}>{text('openDonation')}</Link>
          )
        }
        back={paths.receipts(prefix)}
      />
      {/* Another link is another receipt: its form starts anew. */}
      <PrefilledForm key={search} search={search} />
    </Box>
  )
}

function PrefilledForm({ search }: { search: string }) {
  const { ActiveRole, EntityID } = useSession()
  const { today } = useToday()
  const prefill = parseReceiptQuery(search)
  const id = prefill.adHocTransactionId
  // Asked when the form is opened: whatever changes later must not disturb somebody who is typing.
  const answer = useApi(receipts.loadReceipt, id === undefined ? null : { id }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const [startedOn] = useState(today)
  const isRefused = answer.error instanceof Refused
  if (answer.error && (isRefused || !answer.data))
    return <LoadingFailed error={answer.error} onRetry={() => void answer.mutate()} />
  if (id !== undefined && answer.data === undefined) return <FormSkeleton fields={5} />
  const initial = initialReceipt(prefill, answer.data, startedOn)
  const agencyId = ActiveRole === 'agency' ? EntityID : initial.agencyId
  const isPending = typeof answer.data?.PendingPickupID === 'number'
  return (
    <ReceiptForm
      initial={{ ...initial, agencyId }}
      adHocTransactionId={id}
      agencyName={answer.data?.agencyName}
      isPending={isPending}
    />
  )
}
