import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import type { Transaction } from '../../../../shared/api/donations.ts'
import * as donations from '../../../../shared/api/donations.ts'
import { hasEnded } from '../../../../shared/donation/stages.ts'
import { app } from '../../../../shared/text/app.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { isId } from '../../app/isId.ts'
import { useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { useRolePrefix, useSession } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { usePoundsText } from '../../ui/Pounds.tsx'
import { FormSkeleton } from '../../ui/Skeletons.tsx'
import { shows } from '../standing.ts'
import { CloseForm } from './CloseForm.tsx'

/** The donor's last word on a donation: whether it left the store, and how much of it. */
export default function ClosePage() {
  const text = useText(donorTexts)
  const name = useText(app)
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  const isNamed = isId(id)
  const answer = useApi(donations.getCloseOut, isNamed ? { id } : null)
  if (!isNamed) {
    const action = { label: text('toList'), href: paths.statusGrid(prefix) }
    return (
      <>
        <PageHeader title={name('closeDonation')} />
        <Panel>
          <EmptyState title={text('noDonationTitle')} text={text('noDonationText')} action={action} />
        </Panel>
      </>
    )
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      {answer.data?.ID === id ? (
        <CloseOut transaction={answer.data} />
      ) : answer.error ? (
        <>
          <PageHeader title={name('closeDonation')} back={paths.statusGrid(prefix)} />
          <LoadFailed error={answer.error} onRetry={() => answer.mutate()} />
        </>
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Box>
  )
}

function CloseOut({ transaction }: { transaction: Transaction }) {
  const text = useText(donorTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  const pounds = usePoundsText()
  const { DonorLocation, Code: code, ID, Pounds } = transaction
  const place = { donor: DonorLocation.Donor.Name, location: DonorLocation.Code, pounds: pounds(Pounds) }
  return (
    <>
      <PageHeader
        title={text('closeTitle', { code })}
        subtitle={text('closeLead', place)}
        back={paths.transaction(prefix, ID)}
      />
      {shows('close', transaction, session) ? (
        <CloseForm transaction={transaction} />
      ) : (
        <CannotClose transaction={transaction} />
      )}
    </>
  )
}

function CannotClose({ transaction }: { transaction: Transaction }) {
  const text = useText(donorTexts)
  const prefix = useRolePrefix()
  const isDone = hasEnded(transaction) || transaction.IsDonorClosed
  const status = transaction.PrimaryStatus.Title
  return (
    <Panel>
      <EmptyState
        title={text(isDone ? 'closeDoneTitle' : 'closeNotYetTitle')}
        text={text(isDone ? 'closeDoneText' : 'closeNotYetText', { status })}
        action={{ label: text('openDonation'), href: paths.transaction(prefix, transaction.ID) }}
      />
    </Panel>
  )
}
