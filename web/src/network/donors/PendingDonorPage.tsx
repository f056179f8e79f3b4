import { Link, Stack } from '@mui/material'
import { useParams } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import type { ShownPendingDonor } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import { addressText } from '../../core/address/addressText.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { type Fact, Facts } from '../../core/figures/Facts.tsx'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { instantText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ApproveForm } from './ApproveForm.tsx'
import { SignUpState } from './pendingDonorColumns.tsx'

/** A store that signed up: what it wrote, and the food bank's decision. */
export default function PendingDonorPage() {
  const frame = useText(app)
  const id = Number(useParams().id)
  const { data, error, mutate } = useLoaded(donors.getPendingDonor, isId(id) ? { id } : null)
  if (data) return <Shown pending={data} />
  return (
    <>
      <PageHeader title={frame('pendingDonor')} back={paths.pendingDonors()} />
      {error || !isId(id) ? (
        <LoadFailed error={error} isUnnamed={!isId(id)} onRetry={() => mutate()} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </>
  )
}

function Shown({ pending }: { pending: ShownPendingDonor }) {
  const text = useText(pendingDonorTexts)
  const mayDecide = useMayEdit()
  const isWaiting = pending.State === 'waiting'
  return (
    <>
      <PageHeader
        title={pending.DonorName}
        subtitle={pending.LocationName}
        back={paths.pendingDonors()}
        status={<SignUpState state={pending.State} />}
      />
      <Stack spacing={3} sx={{ maxWidth: 860 }}>
        <Panel>
          <SignUpFacts pending={pending} />
        </Panel>
        {isWaiting ? null : (
          <Panel title={text('decision')}>
            <DecisionFacts pending={pending} />
          </Panel>
        )}
        {isWaiting && mayDecide ? <ApproveForm pending={pending} /> : null}
        {isWaiting && !mayDecide ? <Panel>{text('readOnly')}</Panel> : null}
      </Stack>
    </>
  )
}

function SignUpFacts({ pending }: { pending: ShownPendingDonor }) {
  const text = useText(pendingDonorTexts)
  const { language } = useLanguage()
  const facts: Fact[] = [
    { label: text('address'), value: addressText(pending.Address) },
    { label: text('contact'), value: pending.ContactName },
    { label: text('mail'), value: <Link href={`mailto:${pending.EMailAddress}`}>{pending.EMailAddress}</Link> },
    { label: text('phone'), value: <Link href={`tel:${pending.PhoneNumber}`}>{pending.PhoneNumber}</Link> },
    ...(pending.Notes ? [{ label: text('gives'), value: pending.Notes }] : []),
    { label: text('language'), value: languageNames[pending.Language] },
    { label: text('signedUp'), value: instantText(pending.SignedUpAt, language, pending.TimeZone) },
  ]
  return <Facts facts={facts} />
}

function DecisionFacts({ pending }: { pending: ShownPendingDonor }) {
  const text = useText(pendingDonorTexts)
  const { language } = useLanguage()
  const { DecidedAt, DecidedBy, Reason, State, DonorLocationID, TimeZone } = pending
  const date = DecidedAt ? instantText(DecidedAt, language, TimeZone) : ''
  const facts: Fact[] = [
    { label: text(`state.${State}`), value: text('decidedBy', { date, name: DecidedBy?.Name ?? '' }) },
    ...(Reason ? [{ label: text('reason'), value: Reason }] : []),
    ...(DonorLocationID
      ? [
          {
            label: text('location'),
            value: <Link href={paths.donorLocation(DonorLocationID)}>{text('openDonor')}</Link>,
          },
        ]
      : []),
  ]
  return <Facts facts={facts} />
}
