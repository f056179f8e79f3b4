import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { mayBe } from '../../../../shared/rescue/loads/stages.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useLoadChange } from './useLoad.ts'

const DeliveryDialog = lazy(() => import('./DeliveryDialog.tsx'))

/** Actions of the reader on the load: the network steers it, the asked organization answers, the taker receives. */
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
  const { act, busy } = useLoadChange(load.ID)
  const { ID: id } = load
  const failed = text('processFailed')
  const close = (verb: 'cancel' | 'delete', endpoint: Steer) => {
    const question = { title: text(`${verb}Title`), text: text(`${verb}Text`), confirm: text(verb) }
    const ask = { ...question, cancel: text('cancelKeep'), isDangerous: true }
    return act(endpoint, { id }, { ask, done: text(verb === 'cancel' ? 'cancelled' : 'deleted'), failed })
  }
  const approve = () => {
    const ranked = load.Matches.filter(({ Rank }) => Rank !== null).length
    const question = { title: text('approveTitle'), text: text('approveText', { count: ranked }) }
    const ask = { ...question, confirm: text('approve') }
    return act(distributors.acceptSubmission, { id }, { ask, done: text('approved'), failed })
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
  const { act, busy } = useLoadChange(load.ID)
  const { ID: id } = load
  const decline = () => {
    const question = { title: text('declineTitle'), text: text('declineText'), confirm: text('decline') }
    const words = { ask: { ...question, isDangerous: true }, done: text('declined') }
    return act(distributors.declineSubmissionOffer, { id }, words)
  }
  const accept = () => {
    const figures = { cases: numberText(load.TotalCases, language), pounds: numberText(load.Pounds, language) }
    const ask = { title: text('acceptTitle'), text: text('acceptText', figures), confirm: text('accept') }
    return act(distributors.acceptSubmissionOffer, { id }, { ask, done: text('accepted') })
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
