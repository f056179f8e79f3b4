import { Box, Card, Stack, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { DetailSkeleton, RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useAfterPaint } from '../../core/ui/useAfterPaint.ts'
import { useText } from '../../core/words/language.tsx'
import { ContentsPanel } from './ContentsPanel.tsx'
import { NotRetrieved } from './NotRetrieved.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { TransactionActions } from './TransactionActions.tsx'
import { useTransaction } from './useTransaction.ts'

/** Panels below the first ones are loaded once those have been seen. */
let hasRest = false
const rest = async () => {
  const parts = await import('./DonationRest.tsx')
  hasRest = true
  return parts
}
const MatchPanel = lazy(() => rest().then((parts) => ({ default: parts.MatchPanel })))
const OwnPartPanel = lazy(() => rest().then((parts) => ({ default: parts.OwnPartPanel })))
const ModesPanel = lazy(() => rest().then((parts) => ({ default: parts.ModesPanel })))
const ReceiptPanel = lazy(() => rest().then((parts) => ({ default: parts.ReceiptPanel })))
const MapPanel = lazy(() => rest().then((parts) => ({ default: parts.MapPanel })))
const TransportPanel = lazy(() => rest().then((parts) => ({ default: parts.TransportPanel })))
const TimelinePanel = lazy(() => rest().then((parts) => ({ default: parts.TimelinePanel })))

/** One donation from the post to the receipt. Everyone involved reads it; the food bank also steers it from here. */
export default function TransactionPage() {
  const { id } = useParams()
  const title = useText(app)('donation')
  const list = useList()
  const { transaction, error, isNotAvailable, retry } = useTransaction(Number(id))
  if (transaction) return <TransactionView transaction={transaction} />
  if (isNotAvailable) return <NotRetrieved title={title} list={list} />
  return error ? <LoadFailed error={error} onRetry={retry} /> : <DetailSkeleton />
}

/** The list that the person came from. */
function useList(): string {
  const prefix = useRolePrefix()
  return prefix === 'Agency' ? paths.agencyActiveList() : paths.statusGrid(prefix)
}

function TransactionView({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const list = useList()
  const { Code: code, DonorLocation, ID: id } = transaction
  return (
    <>
      <PageHeader
        title={text('title', { code })}
        subtitle={text('subtitle', { donor: DonorLocation.Donor.Name, location: DonorLocation.Code, id })}
        back={list}
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
  const run = <TransportPanel transaction={transaction} />
  const timeline = <TimelinePanel transaction={transaction} />
  if (isNarrow) {
    return (
      <Stack spacing={2.5}>
        {status}
        <Later>
          {matches}
          {run}
          {modes}
          {contents}
          {receipt}
          {map}
          {timeline}
        </Later>
      </Stack>
    )
  }
  return (
    <Box sx={columns}>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {status}
        <Later>
          {matches}
          {run}
          {receipt}
          {timeline}
        </Later>
      </Stack>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {contents}
        <Later>
          {modes}
          {map}
        </Later>
      </Stack>
    </Box>
  )
}

/** The panels below the first ones. */
function Later({ children }: { children: ReactNode }) {
  const isPainted = useAfterPaint()
  if (!isPainted && !hasRest) return <Rest />
  return <Suspense fallback={<Rest />}>{children}</Suspense>
}

const Rest = () => (
  <Card>
    <RowsSkeleton rows={5} />
  </Card>
)

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1.65fr) minmax(0, 1fr)',
} as const
