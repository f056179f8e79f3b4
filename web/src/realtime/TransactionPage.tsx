import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isFoodBankRole } from '../../../shared/access.ts'
import type { Transaction } from '../../../shared/api/realtime.ts'
import { app } from '../../../shared/text/app.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useParams } from '../app/router.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DetailSkeleton } from '../ui/Skeletons.tsx'
import { ContentsPanel } from './ContentsPanel.tsx'
import { MapPanel } from './MapPanel.tsx'
import { MatchPanel, OwnPartPanel } from './MatchPanel.tsx'
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
  const { Code: code, DonorLocation, ID: id } = transaction
  return (
    <>
      <PageHeader
        title={text('title', { code })}
        subtitle={text('subtitle', { donor: DonorLocation.Donor.Name, location: DonorLocation.Code, id })}
        back={prefix === 'Agency' ? paths.agencyActiveList() : paths.statusGrid(prefix)}
        actions={<TransactionActions transaction={transaction} />}
      />
      <Parts transaction={transaction} />
    </>
  )
}

/** Two columns; on less room one, with what is given before what happened. */
function Parts({ transaction }: { transaction: Transaction }) {
  const { ActiveRole } = useSession()
  const isFoodBank = isFoodBankRole(ActiveRole)
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const status = <StatusPanel transaction={transaction} />
  const own = ActiveRole === 'agency' ? <OwnPartPanel transaction={transaction} /> : null
  const matches = isFoodBank ? <MatchPanel transaction={transaction} /> : own
  const modes = isFoodBank ? <ModesPanel transaction={transaction} /> : null
  const contents = <ContentsPanel transaction={transaction} />
  const receipt = <ReceiptPanel transaction={transaction} />
  const map = <MapPanel transaction={transaction} />
  const timeline = <TimelinePanel transaction={transaction} />
  if (isNarrow) {
    return (
      <Stack spacing={2.5}>
        {status}
        {matches}
        {modes}
        {contents}
        {receipt}
        {map}
        {timeline}
      </Stack>
    )
  }
  return (
    <Box sx={columns}>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {status}
        {matches}
        {receipt}
        {timeline}
      </Stack>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {contents}
        {modes}
        {map}
      </Stack>
    </Box>
  )
}

function NotAvailable() {
  const text = useText(transactionTexts)
  const name = useText(app)
  const prefix = useRolePrefix()
  const list = prefix === 'Agency' ? paths.agencyActiveList() : paths.statusGrid(prefix)
  return (
    <>
      <PageHeader title={name('donation')} back={list} />
      <Panel>
        <EmptyState title={text('unableToRetrieve')} action={{ label: text('backToList'), href: list }} />
      </Panel>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1.65fr) minmax(0, 1fr)',
} as const
