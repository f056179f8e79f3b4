import { Box } from '@mui/material'
import { useSearchParams } from 'react-router'
import { app } from '../../../../../shared/core/text/app.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { hasEnded } from '../../../../../shared/rescue/donations/stages.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { usePoundsText } from '../../../core/figures/Weight.tsx'
import { isId } from '../../../core/isId.ts'
import { paths } from '../../../core/paths.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useText } from '../../../core/words/language.tsx'
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
          <EmptyState art="magnifier" title={text('noDonationTitle')} text={text('noDonationText')} action={action} />
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
        art="done"
        title={text(isDone ? 'closeDoneTitle' : 'closeNotYetTitle')}
        text={text(isDone ? 'closeDoneText' : 'closeNotYetText', { status })}
        action={{ label: text('openDonation'), href: paths.transaction(prefix, transaction.ID) }}
      />
    </Panel>
  )
}
