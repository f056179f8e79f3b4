import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useParams } from 'react-router'
import { isFoodBankRole } from '../../../shared/access.ts'
import type { Transaction } from '../../../shared/api/realtime.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DetailSkeleton } from '../ui/Skeletons.tsx'
import { ContentsPanel } from './ContentsPanel.tsx'
import { MapPanel } from './MapPanel.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import { ModesPanel } from './ModesPanel.tsx'
import { ReceiptPanel } from './ReceiptPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import { TransactionActions } from './TransactionActions.tsx'
import { useTransaction } from './useTransaction.ts'

/** One donation from the post to the receipt. Everyone involved reads it; the food bank also steers it from here. */
export default function TransactionPage() {
  const { id } = useParams()
  const { transaction, error, isNotAvailable, retry } = useTransaction(Number(id))
  if (transaction) return <TransactionView transaction={transaction} />
  if (isNotAvailable) return <NotAvailable />
  return error ? <LoadFailed error={error} onRetry={retry} /> : <DetailSkeleton />
}

function TransactionView({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const prefix = useRolePrefix()
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const { Code: code, DonorLocation, ID: id } = transaction
  return (
    <>
      <PageHeader
        title={text('title', { code })}
        subtitle={text('subtitle', { donor: DonorLocation.Donor.Name, location: DonorLocation.Code, id })}
        back={prefix === 'Agency' ? paths.agencyActiveList() : paths.statusGrid(prefix)}
        actions={<TransactionActions transaction={transaction} />}
      />
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <StatusPanel transaction={transaction} />
          {isFoodBank ? <MatchPanel transaction={transaction} /> : null}
          <ReceiptPanel transaction={transaction} />
          <TimelinePanel transaction={transaction} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <ContentsPanel transaction={transaction} />
          {isFoodBank ? <ModesPanel transaction={transaction} /> : null}
          <MapPanel transaction={transaction} />
        </Stack>
      </Box>
    </>
  )
}

function NotAvailable() {
  const text = useText(transactionTexts)
  const prefix = useRolePrefix()
  const list = prefix === 'Agency' ? paths.agencyActiveList() : paths.statusGrid(prefix)
  return (
    <Panel>
      <EmptyState title={text('unableToRetrieve')} action={{ label: text('backToList'), href: list }} />
    </Panel>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.65fr) minmax(0, 1fr)' },
} as const
