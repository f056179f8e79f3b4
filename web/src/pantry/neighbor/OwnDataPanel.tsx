import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import * as customerOrders from '../../../../shared/pantry/orders/customerOrdersApi.ts'
import { call } from '../../core/data/client.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { saveFile } from '../../core/data/saveFile.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { dayText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { leaveNeighbor } from './leaveNeighbor.ts'

/** A neighbor's data: to take along, who looked at it, and to have it deleted. */
export function OwnDataPanel({ id }: { id: number }) {
  const text = useText(neighborProfileTexts)
  const confirm = useConfirm()
  const showFailure = useShowFailure()
  const [showsLooks, showLooks] = useState(false)
  const { run, busy } = useAction(customers.forgetCustomer, { isLeaving: true })
  const download = () =>
    call(customerOrders.exportCustomer, { id }).then(
      (data) => saveFile('gleanery.json', 'application/json', JSON.stringify(data, null, 2)),
      (error: unknown) => showFailure(error, text('downloadFailed')),
    )
  const forget = async () => {
    const question = { title: text('forgetTitle'), text: text('forgetText') }
    const words = { confirm: text('forgetConfirm'), cancel: text('forgetKeep') }
    if (!(await confirm({ ...question, ...words, isDangerous: true }))) return
    try {
      await run({ id })
      void leaveNeighbor()
    } catch (error) {
      showFailure(error, text('forgetFailed'))
    }
  }
  return (
    <Panel title={text('data')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">{text('dataLead')}</Typography>
        <Button variant="outlined" onClick={() => void download()}>
          {text('download')}
        </Button>
        <Button variant="outlined" aria-expanded={showsLooks} onClick={() => showLooks(!showsLooks)}>
          {text('looks')}
        </Button>
        {showsLooks ? <Looks id={id} /> : null}
        <Button color="error" loading={busy} onClick={() => void forget()}>
          {text('forget')}
        </Button>
      </Stack>
    </Panel>
  )
}

function Looks({ id }: { id: number }) {
  const text = useText(neighborProfileTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(customers.listCustomerLooks, { id })
  if (error) return <LoadFailed error={error} message={text('looksFailed')} onRetry={() => mutate()} />
  return (
    <Stack spacing={1}>
      {data?.length === 0 ? <Typography>{text('looksNone')}</Typography> : null}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((look) => (
          <li key={`${look.UserID} ${look.First}`}>
            <Typography>{text('look', { name: look.Name, entity: look.EntityName })}</Typography>
            <Typography variant="body2" color="textSecondary">
              {dayText(look.Last, language)}
            </Typography>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {text('looksNote')}
      </Typography>
    </Stack>
  )
}
