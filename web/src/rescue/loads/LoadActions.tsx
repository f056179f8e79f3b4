import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { mayBe } from '../../../../shared/rescue/loads/stages.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { numberText } from '../../core/time/time.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useLoadChange } from './useLoad.ts'

const DeliveryDialog = lazy(() => import('./DeliveryDialog.tsx'))

/** What the reader can do with the load: the network steers it, the asked entity answers, the taker receives. */
export function LoadActions({ load, isNetwork }: { load: SubmissionView; isNetwork: boolean }) {
  const text = useText(loadTexts)
  const [isDelivering, setDelivering] = useState(false)
  const mayDeliver = mayBe('deliver', load) && (isNetwork || load.EntityMatch?.EntityAccepted === true)
  return (
    <>
      {isNetwork ? <Steering load={load} /> : null}
      {!isNetwork && load.PrimaryStatus.IsActionRequired ? <Answer load={load} /> : null}
      {mayDeliver ? (
        <Button variant="contained" onClick={() => setDelivering(true)}>
          {text('deliver')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {isDelivering ? <DeliveryDialog load={load} onClose={() => setDelivering(false)} /> : null}
      </Suspense>
    </>
  )
}

type Steer = Endpoint<{ id: number }, SubmissionView>

function Steering({ load }: { load: SubmissionView }) {
  const text = useText(loadTexts)
  const confirm = useConfirm()
  const { send, busy } = useLoadChange(load.ID)
  const { ID: id } = load
  const failed = (reason: string) => reason || text('processFailed')
  const close = async (verb: 'cancel' | 'delete', endpoint: Steer) => {
    const question = { title: text(`${verb}Title`), text: text(`${verb}Text`), confirm: text(verb) }
    if (await confirm({ ...question, cancel: text('cancelKeep'), isDangerous: true }))
      await send(endpoint, { id }, { done: text(verb === 'cancel' ? 'cancelled' : 'deleted'), failed })
  }
  const approve = async () => {
    const ranked = load.Matches.filter(({ Rank }) => Rank !== null).length
    const question = { title: text('approveTitle'), text: text('approveText', { count: ranked }) }
    if (await confirm({ ...question, confirm: text('approve') }))
      await send(distributors.acceptSubmission, { id }, { done: text('approved'), failed })
  }
  return (
    <>
      {mayBe('delete', load) ? (
        <Button color="error" loading={busy} onClick={() => void close('delete', distributors.deleteSubmission)}>
          {text('delete')}
        </Button>
      ) : null}
      {mayBe('cancel', load) ? (
        <Button color="error" loading={busy} onClick={() => void close('cancel', distributors.cancelSubmission)}>
          {text('cancel')}
        </Button>
      ) : null}
      {mayBe('approve', load) ? (
        <Button variant="contained" loading={busy} onClick={() => void approve()}>
          {text('approve')}
        </Button>
      ) : null}
    </>
  )
}

function Answer({ load }: { load: SubmissionView }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const { send, busy } = useLoadChange(load.ID)
  const { ID: id } = load
  const decline = async () => {
    const question = { title: text('declineTitle'), text: text('declineText'), confirm: text('decline') }
    if (await confirm({ ...question, isDangerous: true }))
      await send(distributors.declineSubmissionOffer, { id }, { done: text('declined') })
  }
  const accept = async () => {
    const figures = { cases: numberText(load.TotalCases, language), pounds: numberText(load.Pounds, language) }
    const question = { title: text('acceptTitle'), text: text('acceptText', figures), confirm: text('accept') }
    if (await confirm(question)) await send(distributors.acceptSubmissionOffer, { id }, { done: text('accepted') })
  }
  return (
    <>
      <Button color="inherit" loading={busy} onClick={() => void decline()}>
        {text('decline')}
      </Button>
      <Button variant="contained" loading={busy} onClick={() => void accept()}>
        {text('accept')}
      </Button>
    </>
  )
}
